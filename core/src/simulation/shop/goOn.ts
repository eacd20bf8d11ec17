import { marketOf } from "../../market/markets.ts"
import type { Screen } from "../../route/model.ts"
import { writePath } from "../../route/rules/writePath.ts"
import type { ShopEvent } from "../../shop/events.ts"
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

/** Paying by card, where that is offered; now and then it comes to be. */
const takeCard = ({ checkout }: ShopViews, chance: Chance): ShopEvent | null => {
  if (!checkout.offeredPayments.includes("ADYEN")) {
    return chance.happens(0.2) ? { type: "CardPaymentOffered", offered: true } : null
  }
  const isChosen = checkout.paymentType === "ADYEN"
  return isChosen || chance.happens(0.5) ? null : { type: "PaymentTypeChosen", paymentType: "ADYEN" }
}

/** The next step of somebody who wants a pizza and knows how; `null` when there is only waiting. */
export const goOn = (world: ShopWorld, props: Props, chance: Chance): ShopEvent | null => {
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
  if (checkout.step._tag === "Paying") {
    const outcome = chance.pick(["authorised", "refused", "cancelled"] as const) ?? "authorised"
    return { type: "PaymentEnded", orderId: checkout.step.orderId, outcome }
  }
  if (checkout.step._tag !== "Filling") return null
  if (route.screen._tag !== "Checkout") {
    return chance.happens(0.5) ? { type: "CheckoutWanted" } : walkTo(see, { _tag: "Checkout" })
  }
  const [field, text] = fields.find(([name]) => checkout.fields[name] === "") ?? []
  if (field !== undefined) return { type: "FieldTyped", field, text }
  switch (validation._tag) {
    case "Confirmed":
      return takeCard(see, chance) ?? { type: "OrderSubmitted" }
    case "Unconfirmed":
      return { type: "PriceRetried" }
    case "Refused":
      return chance.happens(0.3) ? { type: "CartEmptied" } : { type: "MethodChosen", method: "carryout" }
    case "Empty":
    case "Pending":
      return null
  }
}
