import { shippingTo } from "@skorpe/core/domain/address"
import type { Market } from "@skorpe/core/domain/market"
import { Effect } from "effect"
import { type Customer, failStep } from "./customer.ts"
import { type Step, textIn } from "./model.ts"

type Delivery = Extract<Step, { readonly delivery: object }>["delivery"]

/** Has the food delivered to the first suggestion for a searched address, and describes the door there. */
export const deliver = Effect.fnUntraced(function* (
  { address: wanted, door }: Delivery,
  market: Market,
  { put, wait }: Customer,
) {
  const query = textIn(wanted, market)
  put({ type: "MethodChosen", method: "delivery" })
  put({ type: "AddressTyped", query })
  yield* wait(
    `the addresses like ${query}`,
    ({ finder }) => (finder.step === "found" && finder.suggestions.length > 0 ? true : undefined),
    ({ finder }) => (finder.step === "found" ? `no address is like ${query}` : undefined),
  )
  put({ type: "AddressPicked", index: null })
  const picked = yield* wait("the picked address", ({ finder }) => finder.address ?? undefined)
  put({ type: "AddressChosen", address: shippingTo(picked) })
  if (door !== undefined) put({ type: "DoorDescribed", text: door })
})

type Meeting = Extract<Step, { readonly hotspot: object }>["hotspot"]

/** Has the food brought to a hotspot of the cart's store, with the answers to its questions. */
export const meetAt = ({ id: wanted, answers }: Meeting, market: Market, { see, put }: Customer) =>
  Effect.suspend(() => {
    const id = textIn(wanted, market)
    put({ type: "HotspotChosen", hotspotId: id, parameters: answers })
    const { method, hotspot } = see().cart.shipping
    return method === "hotspot" && hotspot?.id === id
      ? Effect.void
      : failStep(`${see().cart.storeName} has no hotspot ${id}`)
  })
