import { halfAndHalf } from "./halfAndHalf.ts"
import { menu, priceOf, richMenu, status, store } from "./samples.ts"
import { openSceneShop, type SceneShop } from "./sceneShop.ts"

const menuPath = "/butikker/torget/meny/pizza"

/** A customer before Torget's menu, in any of the languages (`""`, `/sv`, `/en`). */
export const atMenu = (prefix = ""): SceneShop => {
  const shop = openSceneShop(prefix + menuPath)
  shop.answer("LoadStore", { store, menu })
  shop.answer("LoadStatus", status)
  return shop
}

/** A customer before one product. */
export const atProduct = (slug = "pepperoni"): SceneShop => {
  const shop = atMenu()
  shop.send({ type: "PathOpened", path: `${menuPath}/${slug}`, how: "link" })
  return shop
}

/** A customer who builds a pizza, or with `null` stands before a menu whose pizzas can be built. */
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

/** A customer with a large pepperoni in the cart, its price being asked for. */
export const atCart = (): SceneShop => {
  const shop = atMenu()
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
  shop.send({ type: "PathOpened", path: "/handlevogn", how: "link" })
  shop.wait(6_000)
  return shop
}

/** A customer at a cart with a half-and-half of their own making and a drink, its price being asked for. */
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

/** A customer at the last step, the price confirmed. */
export const atCheckout = (): SceneShop => {
  const shop = atCart()
  shop.answer("ValidatePrice", priceOf(299))
  shop.send({ type: "PathOpened", path: "/betaling", how: "link" })
  return shop
}

/** Everything typed that an order needs, and the button pressed. */
export const placeOrder = (shop: SceneShop): void => {
  shop.send({ type: "FieldTyped", field: "firstName", text: "Kunde" })
  shop.send({ type: "FieldTyped", field: "lastName", text: "En" })
  shop.send({ type: "FieldTyped", field: "phone", text: "22 11 11 11" })
  shop.send({ type: "OrderSubmitted" })
  shop.answer("ReadPhone", { _tag: "Phone", e164: "+4722111111" })
}
