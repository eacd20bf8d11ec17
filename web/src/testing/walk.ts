import { halfAndHalf } from "./halfAndHalf.ts"
import { customer, menu, priceOf, richMenu, status, store } from "./samples.ts"
import { openSceneShop, type SceneShop } from "./sceneShop.ts"
import { torget } from "./stores.ts"

const menuPath = "/butikker/torget/meny/pizza"

/** A customer at Torget's menu, in any of the languages (`""`, `/sv`, `/en`). */
export const atMenu = (prefix = ""): SceneShop => {
  const shop = openSceneShop(prefix + menuPath)
  shop.answer("LoadStore", { store, menu })
  shop.answer("LoadStatus", status)
  return shop
}

/** Takes the consent card off the page, for scenes about what else stands at its bottom. */
export const denyConsent = { type: "ConsentChosen", choice: { statistics: false, marketing: false } } as const

/** A customer at one product's page. */
export const atProduct = (slug = "pepperoni"): SceneShop => {
  const shop = atMenu()
  shop.send({ type: "PathOpened", path: `${menuPath}/${slug}`, how: "link" })
  return shop
}

/** A customer in the builder with one pizza; `null` leaves the builder closed, at the menu. */
export const atBuilder = (slug: string | null = "pepperoni", prefix = ""): SceneShop => {
  const shop = openSceneShop(prefix + menuPath)
  shop.answer("LoadStore", { store, menu: richMenu })
  shop.answer("LoadStatus", status)
  if (slug !== null) {
    shop.send({ type: "ModalOpened", modal: { _tag: "PizzaBuilder", productSlug: slug, lineId: null } })
    shop.wait(300)
  }
  return shop
}

/** A customer with a large Pepperoni in the cart; its price is pending. */
export const atCart = (): SceneShop => {
  const shop = atMenu()
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
  shop.send({ type: "PathOpened", path: "/handlevogn", how: "link" })
  shop.wait(6_000)
  return shop
}

/** A customer with a changed half-and-half and a drink in the cart; its price is pending. */
export const atFullCart = (prefix = ""): SceneShop => {
  const shop = openSceneShop(prefix + menuPath)
  const products = richMenu.products.map((product) =>
    product.slug === "cola"
      ? { ...product, variations: [{ ...product.variations[0], soldOutUntil: null }] as const }
      : product,
  )
  shop.answer("LoadStore", { store, menu: { ...richMenu, products } })
  shop.answer("LoadStatus", status)
  shop.send(halfAndHalf)
  shop.send({ type: "ProductAdded", productId: "p3", variationCode: "COLA", quantity: 1 })
  shop.send({ type: "PathOpened", path: `${prefix}/handlevogn`, how: "link" })
  shop.wait(6_000)
  return shop
}

/** A customer at the checkout; the price is confirmed. */
export const atCheckout = (): SceneShop => {
  const shop = atCart()
  shop.answer("ValidatePrice", priceOf(299))
  shop.send({ type: "PathOpened", path: "/betaling", how: "link" })
  return shop
}

/** A customer at the checkout whose account has all that it asks; the price is confirmed. */
export const asKnown = (more: object = {}, organisationId: string | null = null): SceneShop => {
  const shop = openSceneShop(menuPath, { device: { loggedIn: true } })
  shop.answer("LoadUser", { ...customer, firstName: "Kunde", lastName: "1", ...more })
  if (organisationId !== null) shop.send({ type: "AccountChosen", organisationId })
  shop.answer("LoadStore", { store, menu })
  shop.answer("LoadStatus", status)
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
  shop.wait(6_000)
  shop.answer("ValidatePrice", priceOf(299))
  shop.send({ type: "PathOpened", path: "/betaling", how: "link" })
  return shop
}

/** A customer at the checkout who orders for their company; the price is confirmed. */
export const asCompany = (): SceneShop =>
  asKnown({ organisations: [{ organisationId: "org-1", isActive: true }] }, "org-1")

/** Fills in the checkout and presses the order button. */
export const placeOrder = (shop: SceneShop): void => {
  shop.send({ type: "FieldTyped", field: "firstName", text: "Kunde" })
  shop.send({ type: "FieldTyped", field: "lastName", text: "En" })
  shop.send({ type: "FieldTyped", field: "phone", text: "22 11 11 11" })
  shop.send({ type: "OrderSubmitted" })
  shop.answer("ReadPhone", { _tag: "Phone", e164: "+4722111111" })
}

/** Types a code and submits it. */
export const submitCode = (shop: SceneShop, code: string): void => {
  shop.send({ type: "CouponTyped", code })
  shop.send({ type: "CouponSubmitted" })
}

/** Enters codes that the server accepts, and dismisses the notices of it. */
export const enterCodes = (shop: SceneShop, ...codes: readonly string[]): void => {
  for (const code of codes) {
    submitCode(shop, code)
    shop.answer("JudgeCode", { code })
  }
  shop.send({ type: "NoticeDismissed", kind: "basketUpdated" })
}

/** The server's refusal of a code by itself, or of several codes together. */
export const codeRefusal = (code: number, message: string, ...coupons: readonly string[]) => ({
  _tag: "Refused",
  status: 400,
  problems: [{ code, message, coupons }],
})

/** The store's newest status says that orders can be paid online. */
export const offerCards = (shop: SceneShop): void => {
  shop.send({ type: "TimingOpened" })
  shop.answer("LoadStatus", { ...status, paysOnline: true })
  shop.send({ type: "TimingClosed" })
}

/** A customer at the checkout of a store that is closed for the night; the price has come. */
export const atClosedCheckout = (): SceneShop => {
  const shop = openSceneShop(menuPath)
  shop.answer("LoadStore", { store: torget, menu })
  shop.answer("LoadStatus", { ...status, open: false, changesAt: null })
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
  shop.send({ type: "PathOpened", path: "/betaling", how: "link" })
  shop.wait(6 * 60 * 60 * 1000)
  shop.answer("ValidatePrice", priceOf(299))
  return shop
}
