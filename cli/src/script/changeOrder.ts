import { couponKey } from "@skorpe/core/domain/discount"
import { reorderOf } from "@skorpe/core/units/lastOrder"
import { Effect } from "effect"
import { type Customer, failStep } from "./customer.ts"
import type { Step } from "./model.ts"

/** Has the food left at the door, or handed over; fails where nothing is delivered. */
export const leaveAtDoor = (contactless: boolean, { see, put }: Customer) =>
  Effect.suspend(() => {
    if (see().cart.shipping.method !== "delivery") return failStep("only what is delivered can be left at the door")
    put({ type: "ContactlessChosen", contactless })
    return Effect.void
  })

type Removed = Extract<Step, { readonly remove: object }>["remove"]

/** Takes a product's lines, or a code, out of the cart; fails if it is not there. */
export const takeOut = (what: Removed, { see, put }: Customer) =>
  Effect.suspend(() => {
    const { cart } = see()
    if ("code" in what) {
      const granted = [cart.userDiscount, cart.organisationDiscount].flatMap((one) => one?.couponCode ?? [])
      const codes = [...cart.manualDeals, ...granted]
      const code = codes.find((one) => couponKey(one) === couponKey(what.code))
      if (code === undefined) return failStep(`the code ${what.code} is not in the cart`)
      put({ type: "CouponRemoved", code })
      return Effect.void
    }
    const lines = cart.lines.filter(({ slug }) => slug === what.product)
    if (lines.length === 0) return failStep(`${what.product} is not in the cart`)
    for (const { id } of lines) put({ type: "LineRemoved", id })
    return Effect.void
  })

/** Opts in to messages from the shop, or out. */
export const optIn = (choices: Extract<Step, { readonly optIn: object }>["optIn"], { put }: Customer) =>
  Effect.sync(() => {
    for (const channel of ["email", "sms"] as const) {
      const agreed = choices[channel]
      if (agreed !== undefined) put({ type: "OptInChosen", channel, agreed })
    }
  })

/** Orders the last order again: from its tracker, or from the page that shows it. */
export const orderAgain = Effect.fnUntraced(function* ({ see, put, wait }: Customer) {
  const { tracking, lastOrder } = see()
  const order =
    tracking._tag === "Following" ? tracking.order : lastOrder.order._tag === "Loaded" ? lastOrder.order.value : null
  if (order === null) return yield* failStep("there is no earlier order on this device")
  put(reorderOf(order))
  yield* wait("the earlier order to come into the cart", ({ cart, dialog }) =>
    dialog.open !== null || (!cart.isReordering && cart.totalCount > 0) ? true : undefined,
  )
})
