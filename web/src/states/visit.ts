import type { DeviceContents } from "@skorpe/core/device"
import { marketOf } from "@skorpe/core/market"
import type { Modal } from "@skorpe/core/overlay"
import { type Screen, writePath } from "@skorpe/core/route"
import { barMenu } from "../testing/bar.ts"
import { halfAndHalf } from "../testing/halfAndHalf.ts"
import { customer, priceOf, richMenu, status, store } from "../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../testing/sceneShop.ts"
import { torget } from "../testing/stores.ts"
import type { Visit } from "./model.ts"

const menuScreen: Screen = { _tag: "Menu", storeSlug: store.slug }

/** Somebody who has answered what else we may do: the question stands on a page only until then. */
const answered = { consent: { statistics: false, marketing: false } }

/** A shop opened at a screen's own address, with what the device remembers. */
export const openAt = (
  { market, language, isNative = false }: Visit,
  screen: Screen,
  device: Partial<DeviceContents> = {},
): SceneShop =>
  openSceneShop(writePath(marketOf(market), language, screen), {
    market,
    isNative,
    device: { ...answered, ...device },
  })

/** The customer follows a link to another screen. */
export const goTo = (shop: SceneShop, screen: Screen): SceneShop => {
  const path = writePath(shop.market, shop.views().route.language, screen)
  shop.send({ type: "PathOpened", path, how: "link" })
  return shop
}

/** The shop with what a story does to it. */
export const after = (shop: SceneShop, ...does: readonly ((shop: SceneShop) => void)[]): SceneShop => {
  for (const step of does) step(shop)
  return shop
}

/** A customer before the menu of the sample store, which is open. */
export const atMenu = (visit: Visit, device: Partial<DeviceContents> = {}): SceneShop => {
  const shop = openAt(visit, menuScreen, device)
  shop.answer("LoadStore", { store, menu: richMenu })
  shop.answer("LoadStatus", status)
  return shop
}

/** A large pepperoni goes into the cart. */
export const addPizza = (shop: SceneShop): void =>
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })

/** The server says what that costs. */
export const confirmPrice = (shop: SceneShop): void => shop.answer("ValidatePrice", priceOf(299))

/** A customer at the cart with a large pepperoni in it, its price being asked for. */
export const atCart = (visit: Visit): SceneShop => {
  const shop = after(atMenu(visit), addPizza)
  goTo(shop, { _tag: "Cart" })
  shop.wait(6_000)
  return shop
}

/** A customer at the last step, the price confirmed. */
export const atCheckout = (visit: Visit): SceneShop => goTo(after(atCart(visit), confirmPrice), { _tag: "Checkout" })

/** The server says that somebody is logged in, who may also order for a company. */
export const logIn = (shop: SceneShop): void =>
  shop.answer("LoadUser", { ...customer, organisations: [{ organisationId: "org-1", isActive: false }] })

/** The server says that somebody is logged in who orders for one of so many companies; the picker that comes is put away. */
export const logInForCompany =
  (companies = 1) =>
  (shop: SceneShop): void => {
    const organisations = Array.from({ length: companies }, (_, index) => ({
      organisationId: `org-${index + 1}`,
      isActive: true,
    }))
    shop.answer("LoadUser", { ...customer, organisations })
    shop.wait(300)
    shop.send({ type: "AccountChosen", organisationId: "org-1" })
    putAway(shop)
  }

/** Whatever panel is open closes, and is gone. */
export const putAway = (shop: SceneShop): void => {
  const { modal } = shop.views().overlay
  if (modal !== null) shop.send({ type: "ModalClosed", id: modal.id, by: "button" })
  shop.wait(300)
}

/** A store whose menu can be had whole, open. */
export const loadTorget = (shop: SceneShop): void => {
  shop.answer("LoadStore", { store: torget, menu: barMenu })
  shop.answer("LoadStatus", status)
}

/** A customer before the menu of a store that brings the food, to an arena too, and sells beer. */
export const atTorget = (visit: Visit, device: Partial<DeviceContents> = {}): SceneShop =>
  after(openAt(visit, menuScreen, device), loadTorget)

/** A customer at a cart with a half-and-half of their own making and two drinks, its price being asked for. */
export const atFullCart = (visit: Visit): SceneShop => {
  const shop = after(
    atTorget(visit),
    (at) => at.send(halfAndHalf),
    (at) => at.send({ type: "ProductAdded", productId: "p5", variationCode: "LEMON", quantity: 2 }),
  )
  goTo(shop, { _tag: "Cart" })
  shop.wait(6_000)
  return shop
}

/** A panel opens and comes to rest. */
export const openPanel =
  (modal: Modal) =>
  (shop: SceneShop): void => {
    shop.send({ type: "ModalOpened", modal })
    shop.wait(300)
  }
