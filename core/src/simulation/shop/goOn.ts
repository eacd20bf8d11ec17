import { marketOf } from "../../market/markets.ts"
import type { Screen } from "../../route/model.ts"
import { writePath } from "../../route/rules/writePath.ts"
import type { ShopEvent } from "../../shop/events.ts"
import { seeShop, type ShopViews, type ShopWorld } from "../../shop/shop.ts"
import type { Chance } from "../chance.ts"
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

/** The next step of a login that is under way, or one begun now and then. */
const logIn = ({ login, session }: ShopViews, chance: Chance): ShopEvent | null => {
  const code = { sealed: "code-1" }
  if (session._tag !== "Anonymous") return null
  if (login.step === "codeSent") return { type: "LoginCodeEntered", code }
  if (login.step === "unverified") return { type: "VerificationCodeEntered", code }
  return chance.happens(0.05) ? { type: "LoginCodeRequested", phone: "+4740000000" } : null
}

/** Somebody who follows an order looks away now and then, and back. */
const lookAway = ({ tracking }: ShopViews, chance: Chance): ShopEvent | null => {
  if (tracking._tag !== "Following" || chance.happens(0.7)) return null
  return { type: tracking.live ? "PageHidden" : "PageShown" }
}

/** Paying by card, where that is offered; now and then it comes to be. */
const takeCard = ({ checkout }: ShopViews, chance: Chance): ShopEvent | null => {
  if (!checkout.offeredPayments.includes("ADYEN")) {
    return chance.happens(0.2) ? { type: "CardPaymentOffered", offered: true } : null
  }
  const isChosen = checkout.paymentType === "ADYEN"
  return isChosen || chance.happens(0.5) ? null : { type: "PaymentTypeChosen", paymentType: "ADYEN" }
}

/** The next step of somebody who wants a pizza and knows how; `null` when there is only waiting. */
export const goOn = (world: ShopWorld, { stores }: Props, chance: Chance): ShopEvent | null => {
  if (world.n < 0) return null
  const see = seeShop(world)
  const { cart, checkout, route, store, validation } = see
  if (see.session._tag === "Starting") return null
  const login = logIn(see, chance)
  if (login !== null) return login
  const glance = lookAway(see, chance)
  if (glance !== null) return glance
  if (cart.totalCount === 0) {
    const product = chance.pick(store.current?.menu.products.filter(({ kind }) => kind !== "HALF_HALF") ?? [])
    const variation = chance.pick(product?.variations ?? [])
    if (product && variation && route.screen._tag === "Menu") {
      return { type: "ProductAdded", productId: product.id, variationCode: variation.code, quantity: 1 }
    }
    const { slug: storeSlug } = chance.pick(stores)?.store ?? { slug: "" }
    return walkTo(see, { _tag: "Menu", storeSlug })
  }
  if (checkout.step._tag === "Paying") {
    const outcome = chance.pick(["authorised", "refused", "cancelled"] as const) ?? "authorised"
    return { type: "PaymentEnded", orderId: checkout.step.orderId, outcome }
  }
  if (checkout.step._tag !== "Filling") return null
  if (route.screen._tag !== "Checkout") return walkTo(see, { _tag: "Checkout" })
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
