import type { DeviceContents } from "@skorpe/core/domain/device"
import { marketOf } from "@skorpe/core/domain/market"
import type { Modal } from "@skorpe/core/domain/overlay"
import { type Screen, writePath } from "@skorpe/core/domain/route"
import { barMenu } from "../testing/bar.ts"
import { halfAndHalf } from "../testing/halfAndHalf.ts"
import { customer, menu, priceOf, richMenu, status, store } from "../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../testing/sceneShop.ts"
import { bryggen, torget } from "../testing/stores.ts"
import type { Visit } from "./model.ts"

const menuScreen: Screen = { _tag: "Menu", storeSlug: store.slug }

/** A device on which consent was answered, so that its banner is not on every page. */
const answered = { consent: { statistics: false, marketing: false } }

/** A shop opened at a screen's address, with these device contents. */
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
  // The checkout opens the picker when it renders, but a state's rendering sends no events.
  if (screen._tag === "Checkout") shop.send({ type: "TimingOpened" })
  return shop
}

/** Applies steps to a scene, and returns it. */
export const after = <Scene>(scene: Scene, ...does: readonly ((scene: Scene) => void)[]): Scene => {
  for (const step of does) step(scene)
  return scene
}

/** A customer at the menu of the sample store, which is open. */
export const atMenu = (visit: Visit, device: Partial<DeviceContents> = {}): SceneShop => {
  const shop = openAt(visit, menuScreen, device)
  shop.answer("LoadStore", { store, menu: richMenu })
  shop.answer("LoadStatus", status)
  return shop
}

/** Adds a large pepperoni to the cart. */
export const addPizza = (shop: SceneShop): void =>
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })

/** The server confirms the price of one large pepperoni. */
export const confirmPrice = (shop: SceneShop): void => shop.answer("ValidatePrice", priceOf(299))

/** A customer at a cart with a large pepperoni, whose price is being validated. */
export const atCart = (visit: Visit): SceneShop => {
  const shop = after(atMenu(visit), addPizza)
  goTo(shop, { _tag: "Cart" })
  shop.wait(6_000)
  return shop
}

/** A customer at the checkout, with the price confirmed. */
export const atCheckout = (visit: Visit): SceneShop => goTo(after(atCart(visit), confirmPrice), { _tag: "Checkout" })

/** The server responds with a customer who has a company, which is not active. */
export const logIn = (shop: SceneShop): void =>
  shop.answer("LoadUser", { ...customer, organisations: [{ organisationId: "org-1", isActive: false }] })

/** Logs in a customer with this many active companies, chooses the first, and closes the account picker. */
export const logInForCompany =
  (companies = 1) =>
  (shop: SceneShop): void => {
    const organisations = Array.from({ length: companies }, (_, index) => ({
      organisationId: `org-${index + 1}`,
      isActive: true,
      ...(index === 0 ? { name: "Bedrift 1 AS" } : {}),
    }))
    shop.answer("LoadUser", { ...customer, organisations })
    shop.wait(300)
    shop.send({ type: "AccountChosen", organisationId: "org-1" })
    closePanel(shop)
  }

const closePanel = (shop: SceneShop): void => {
  const { modal } = shop.views().overlay
  if (modal !== null) shop.send({ type: "ModalClosed", id: modal.id, by: "button" })
  shop.wait(300)
}

/** The server responds with the open store Torget and a menu with beer. */
export const loadTorget = (shop: SceneShop): void => {
  shop.answer("LoadStore", { store: torget, menu: barMenu })
  shop.answer("LoadStatus", status)
}

/** A customer at the menu of Torget, which delivers, also to an arena, and sells beer. */
export const atTorget = (visit: Visit, device: Partial<DeviceContents> = {}): SceneShop =>
  after(openAt(visit, menuScreen, device), loadTorget)

/** A customer at a cart with a customised half-and-half and two drinks, whose price is being validated. */
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

/** A customer whose cart has food of Torget, at Bryggen's menu, where a pizza is added: the shop asks whether to move. */
export const askedToMove = (
  visit: Visit,
  cart: readonly ((shop: SceneShop) => void)[] = [],
  its: object = {},
  itsMenu = menu,
): SceneShop =>
  after(
    goTo(
      after(atTorget(visit), addPizza, ...cart, (shop) => shop.wait(6_000)),
      { _tag: "Menu", storeSlug: "bryggen" },
    ),
    (shop) => shop.answer("LoadStore", { store: bryggen, menu: itsMenu }),
    (shop) => shop.answer("LoadStatus", { ...status, ...its }),
    addPizza,
  )

/** The customer says yes to the open dialog. */
export const sayYes = (shop: SceneShop): void =>
  shop.send({ type: "DialogConfirmed", id: shop.views().dialog.open?.id ?? "" })

/** The customer says no to the open dialog. */
export const sayNo = (shop: SceneShop): void =>
  shop.send({ type: "DialogCancelled", id: shop.views().dialog.open?.id ?? "" })

/** Returns a step that opens a panel and waits for its animation. */
export const openPanel =
  (modal: Modal) =>
  (shop: SceneShop): void => {
    shop.send({ type: "ModalOpened", modal })
    shop.wait(300)
  }

/** Returns a step that lets this many milliseconds pass. */
export const wait =
  (milliseconds: number) =>
  (shop: SceneShop): void =>
    shop.wait(milliseconds)

/** The server confirms the price of one large pizza; `more` overrides fields of its response. */
export const answerPrice =
  (more: object) =>
  (shop: SceneShop): void =>
    shop.answer("ValidatePrice", { ...priceOf(299), ...more })

/** The customer removes the first line. */
export const removeFirst = (shop: SceneShop): void =>
  shop.send({ type: "LineRemoved", id: shop.views().cart.lines[0]?.id ?? "" })
