import { isSentBefore } from "../../domain/checkout/rules/isSentBefore.ts"
import { marketOf } from "../../domain/market/markets.ts"
import type { Screen } from "../../domain/route/model.ts"
import { writePath } from "../../domain/route/rules/writePath.ts"
import type { ShopEvent } from "../../messages/events.ts"
import { seeShop, type ShopViews, type ShopWorld } from "../../shop/shop.ts"
import type { Chance } from "../chance.ts"
import { aside } from "./aside.ts"
import type { Props } from "./props.ts"

const fields = [
  ["firstName", "Kunde"],
  ["lastName", "En"],
  ["phone", "40 00 00 00"],
] as const

const walkTo = ({ route }: ShopViews, screen: Screen): ShopEvent => ({
  type: "PathOpened",
  path: writePath(marketOf(route.market), route.language, screen),
  how: "link",
})

/** Pays by card where that is offered, now and then. */
const takeCard = ({ checkout }: ShopViews, chance: Chance): ShopEvent | null => {
  if (!checkout.offeredPayments.includes("ADYEN")) return null
  const isChosen = checkout.paymentType === "ADYEN"
  return isChosen || chance.happens(0.2) ? null : { type: "PaymentTypeChosen", paymentType: "ADYEN" }
}

/** Pays, pays in the store instead, or goes back to the checkout; on another screen, goes on to the payment. */
const pay = (see: ShopViews, chance: Chance): ShopEvent | "wait" | null => {
  const { checkout, payment, route } = see
  if (checkout.step._tag !== "Paying") return null
  const { orderId } = checkout.step
  if (route.screen._tag !== "Payment" || route.screen.orderId !== orderId) {
    return walkTo(see, { _tag: "Payment", orderId })
  }
  if (payment._tag === "Closed" || payment._tag === "Missing") return walkTo(see, { _tag: "Checkout" })
  if (payment._tag !== "Collecting" && payment._tag !== "Broken") return "wait"
  if (chance.happens(0.1)) return { type: "PaymentGivenUp" }
  const [other] = payment.others
  if (other !== undefined && chance.happens(0.3)) return { type: "OtherPaymentChosen", paymentType: other }
  return payment._tag === "Broken" ? { type: "LoadingRetried" } : null
}

/** Proves the number by a code if the server requires it, or declines. */
const prove = ({ checkout: { problems, step } }: ShopViews, chance: Chance): ShopEvent | null => {
  if (step._tag !== "Proving") {
    const isWayOn = problems.some(({ ways = [] }) => ways.includes("proveNumber"))
    return isWayOn && chance.happens(0.8) ? { type: "NumberProofWanted" } : null
  }
  if (step.phase !== "asked") return null
  return chance.happens(0.1)
    ? { type: "NumberProofAbandoned" }
    : { type: "NumberCodeEntered", code: { sealed: "play-4" } }
}

/**
 * The next step of a customer who goes straight for an order. `null` is a customer with nothing to do, "wait" one who
 * touches nothing, because their payment is under way.
 */
export const goOn = (world: ShopWorld, props: Props, chance: Chance): ShopEvent | "wait" | null => {
  if (world.n < 0) return null
  const see = seeShop(world)
  const { cart, checkout, route, store, validation } = see
  if (see.session._tag === "Starting") return null
  const before = aside(see, props, chance)
  if (before !== null) return before
  if (cart.totalCount === 0) {
    const product = chance.pick(store.current?.menu.products.filter(({ kind }) => kind !== "HALF_HALF") ?? [])
    const variation = chance.pick(product?.variations ?? [])
    if (product && variation && route.screen._tag === "Menu") {
      return { type: "ProductAdded", productId: product.id, variationCode: variation.code, quantity: 1 }
    }
    const { slug: storeSlug } = chance.pick(props.stores)?.store ?? { slug: "" }
    return walkTo(see, { _tag: "Menu", storeSlug })
  }
  if (checkout.step._tag === "Paying") return pay(see, chance)
  if (checkout.step._tag === "Proving") return prove(see, chance)
  if (checkout.step._tag !== "Filling") return null
  if (route.screen._tag !== "Checkout") {
    return chance.happens(0.5) ? { type: "CheckoutWanted" } : walkTo(see, { _tag: "Checkout" })
  }
  const [field, text] = fields.find(([name]) => checkout.fields[name] === "") ?? []
  if (field !== undefined) return { type: "FieldTyped", field, text }
  switch (validation._tag) {
    case "Confirmed":
      if (isSentBefore(checkout.problems) && chance.happens(0.7)) return { type: "NewOrderChosen" }
      return prove(see, chance) ?? takeCard(see, chance) ?? { type: "OrderSubmitted" }
    case "Unconfirmed":
      return { type: "PriceRetried" }
    case "Refused":
      return chance.happens(0.3) ? { type: "CartEmptied" } : { type: "MethodChosen", method: "carryout" }
    case "Empty":
    case "Pending":
      return null
  }
}
