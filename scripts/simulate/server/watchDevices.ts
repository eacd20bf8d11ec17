import type { HttpAsk } from "@skorpe/core/services"
import type { Device, Tab } from "./device.ts"
import type { Journal } from "./journal.ts"
import type { Arrival } from "./network.ts"
import type { Answered } from "../../../server/src/testing/plainCall.ts"

/** What is known of the orders that devices have sent. */
export interface OrdersSent {
  /** The device that sent a key. */
  readonly senders: ReadonlyMap<string, Device>
  /** The total that the customer agreed to, in øre, by the order's id. */
  readonly agreed: ReadonlyMap<string, number>
  /** The device whose order this is, by the order's id. */
  readonly owners: ReadonlyMap<string, Device>
  /** The orders that devices heard of. */
  readonly told: ReadonlySet<string>
  /** The devices that were told to give an unanswered order up, or that lost a tab. */
  readonly forgetful: ReadonlySet<Device>
}

const create = "/api/order/create"

/** The total that a sent order agrees to, in øre. */
const totalIn = ({ body = "{}" }: HttpAsk): number => {
  const { totalAmountNet = Number.NaN } = JSON.parse(body) as { readonly totalAmountNet?: number }
  return Math.round(totalAmountNet * 100)
}

const codesIn = (text: string): readonly number[] => [...text.matchAll(/"code":(\d+)/g)].map(([, code]) => Number(code))

/** Codes of refusals by what they tell. */
const [notSold, notThen, noUseLeft] = [new Set([3018]), new Set([3023, 3046]), new Set([3137, 3133])]

/** Watches all calls and pages of a run; `object` hears what must never be. */
export const watchDevices = (journal: Journal, devices: readonly Device[], object: (why: string) => void) => {
  const senders = new Map<string, Device>()
  const agreed = new Map<string, number>()
  /** The attempts that have been compared with what their customer saw. */
  const compared = new Set<string>()
  const owners = new Map<string, Device>()
  const told = new Set<string>()
  const forgetful = new Set<Device>()

  const isOthers = (device: Device, text: string): boolean =>
    devices.some((other) => other !== device && text.includes(`"${other.lastName}"`)) ||
    [...owners].some(([orderId, owner]) => owner !== device && text.includes(orderId))

  const countCodes = (text: string): void => {
    const codes = codesIn(text)
    if (codes.some((code) => notSold.has(code))) journal.count("sold out")
    if (codes.some((code) => notThen.has(code))) journal.count("time not to be had")
    if (codes.some((code) => noUseLeft.has(code))) journal.count("coupon used up")
  }

  const seeOrder = (device: Device, ask: HttpAsk, { status, text }: Answered, { isHeard, isCopy }: Arrival): void => {
    const key = ask.headers["idempotency-key"] ?? ""
    if (senders.has(key) && !isCopy) journal.count("order sent again with its key")
    senders.set(key, device)
    if (status !== 200) {
      journal.count("order refused")
      if (text.includes('"price":')) journal.count("price changed before the order")
      return
    }
    const { orderId } = JSON.parse(text) as { readonly orderId: string }
    const owner = owners.get(orderId) ?? device
    if (owner !== device) object(`another's order: ${device.name} was given ${orderId} of ${owner.name}`)
    if (!owners.has(orderId)) agreed.set(orderId, totalIn(ask))
    owners.set(orderId, device)
    if (isHeard) told.add(orderId)
    else if (!isCopy) journal.count("answer to an order lost")
  }

  return {
    sent: { senders, agreed, owners, told, forgetful } satisfies OrdersSent,
    forgets: (device: Device) => void forgetful.add(device),
    call: (device: Device, ask: HttpAsk, answered: Answered, arrival: Arrival): void => {
      const { path } = ask
      if (isOthers(device, answered.text)) object(`another's data: ${device.name} read it from ${path}`)
      if (path === create) seeOrder(device, ask, answered, arrival)
      if (answered.status >= 400) countCodes(answered.text)
      if (answered.text.includes('"resultCode":"Refused"')) journal.count("payment refused")
      if (/"resultCode":"(Pending|Received)"/.test(answered.text)) journal.count("payment decided late")
    },
    /** Watches a page: what its customer saw when it sent an order. */
    page: (device: Device, tab: Tab): void => {
      let step = ""
      let last: unknown
      tab.subscribe(() => {
        const { calls } = tab.world()
        // Views cost time: they are read when the checkout has changed.
        const state = tab.world().units["checkout"]
        if (state === last) return
        last = state
        const { checkout, validation } = tab.see()
        if (step === "Uncertain" && checkout.step._tag === "Filling") forgetful.add(device)
        step = checkout.step._tag
        if (step !== "Sending") return
        for (const { command } of Object.values(calls)) {
          if (command.type !== "PlaceOrder" || command.attempt === null) continue
          const attempt = JSON.stringify(command.attempt)
          if (compared.has(attempt)) continue
          compared.add(attempt)
          const sees = validation._tag === "Confirmed" ? validation.price.customerAmount : validation._tag
          const sends = command.attempt.order.totalAmountNet
          if (sees !== sends) object(`another price: ${tab.name} sees ${sees} and sends ${sends}`)
        }
      })
    },
  }
}
