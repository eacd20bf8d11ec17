import { kroner } from "@skorpe/core/domain/money"
import { barMenu } from "../testing/bar.ts"
import { status } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { torget } from "../testing/stores.ts"
import type { States, Visit } from "./model.ts"
import {
  addPizza,
  after,
  answerPrice,
  askedToMove,
  atFullCart,
  goTo,
  openAt,
  removeFirst,
  sayYes,
  wait,
} from "./visit.ts"

const chooseDelivery = (shop: SceneShop): void => shop.send({ type: "MethodChosen", method: "delivery" })
const toArena = (shop: SceneShop): void =>
  shop.send({ type: "HotspotChosen", hotspotId: "arena", parameters: { seat: "12-7" } })

/** A cart of `count` pizzas and two drinks. */
const many = (pizzas: number) => (visit: Visit) => {
  const shop = atFullCart(visit)
  const id = shop.views().cart.lines[0]?.id ?? ""
  for (let more = 1; more < pizzas; more += 1) shop.send({ type: "LineIncreased", id })
  return shop
}

/** A cart of thirty pizzas: a large order, for another day. */
export const atLarge = many(30)
/** A cart of a hundred pizzas: a manual order, by phone. */
export const atManual = (visit: Visit): SceneShop =>
  after(
    many(99)(visit),
    (shop) => shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM30", quantity: 1 }),
    (shop) => shop.send({ type: "NoticeDismissed", kind: "basketUpdated" }),
  )

/** A cart whose store has closed for the night; the customer comes back to it. */
export const atClosedCart = (visit: Visit): SceneShop =>
  goTo(after(atFullCart(visit), wait(8 * 60 * 60 * 1000)), { _tag: "Cart" })

/** A cart whose store is closed and has no more hours. */
export const atClosedForGood = (visit: Visit): SceneShop => {
  const shop = openAt(visit, { _tag: "Menu", storeSlug: torget.slug })
  shop.answer("LoadStore", { store: { ...torget, openingHours: [] }, menu: barMenu })
  shop.answer("LoadStatus", { ...status, open: false, changesAt: null })
  return goTo(after(shop, addPizza, wait(6_000)), { _tag: "Cart" })
}

/** The cart's states by the store, the delivery method and the size of the order. */
export const cartPlaces: States = {
  belowMinimum: {
    story: "delivery, below the minimum",
    reach: (visit) => after(atFullCart(visit), chooseDelivery, removeFirst),
  },
  minimumReached: {
    story: "delivery, above the minimum, with fee and deposit",
    reach: (visit) =>
      after(
        atFullCart(visit),
        chooseDelivery,
        wait(1000),
        answerPrice({ surchargeAmount: kroner(49), pantAmount: kroner(4), customerAmount: kroner(352) }),
      ),
  },
  hotspot: { story: "delivery to the arena", reach: (visit) => after(atFullCart(visit), toArena) },
  moved: {
    story: "it has just moved to another store, which can be undone",
    reach: (visit) => goTo(after(askedToMove(visit), sayYes), { _tag: "Cart" }),
  },
  closed: { story: "the store has closed for the night", reach: atClosedCart },
  closedForGood: {
    story: "the store is closed, its opening unknown",
    reach: atClosedForGood,
  },
  largeOrder: { story: "a large order must be for another day", only: "no", reach: atLarge },
  largeOrderDay: {
    story: "day and time of a large order are being chosen",
    only: "no",
    reach: (visit) =>
      after(
        atLarge(visit),
        (shop) => shop.send({ type: "TimingOpened" }),
        (shop) => shop.send({ type: "TimeOptionChosen", option: "tomorrow" }),
      ),
  },
  manualOrder: { story: "an order so large that the store must be called", only: "no", reach: atManual },
}
