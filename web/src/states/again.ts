import { kroner } from "@skorpe/core/domain/money"
import type { Order } from "@skorpe/core/domain/order"
import type { StoreStatus } from "@skorpe/core/domain/store"
import { reorderOf } from "@skorpe/core/units/lastOrder"
import { order as placed, status } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { torget } from "../testing/stores.ts"
import { refusalOf } from "./refusals.ts"
import { doorAddress } from "./storePanels.ts"
import { addPizza, after, askedToMove, atTorget, goTo, sayNo, sayYes } from "./visit.ts"
import type { States, Visit } from "./model.ts"

type Line = Order["lines"][number]

const line = (name: string, codes: readonly string[], price: number, more: Partial<Line> = {}): Line => ({
  name,
  codes,
  quantity: 1,
  unitPrice: kroner(price),
  linePrice: kroner(price),
  ingredients: [],
  ...more,
})

const sameInAll = (text: string) => ({ nb: text, sv: text, en: text })

const ofRucola = { products: [sameInAll("Pepperoni")], variant: null, ingredients: [sameInAll("Rucola")] }

const pepperoni = line("Pepperoni", ["PEPP_AM40"], 299)

/** An earlier order of Torget. */
const order = (lines: readonly Line[], more: Partial<Order> = {}): Order => ({
  ...placed,
  storeId: torget.id,
  lines,
  ...more,
})

const byWay = (deliveryMethod: Order["tracking"]["deliveryMethod"]): Pick<Order, "tracking"> => ({
  tracking: { ...placed.tracking, deliveryMethod },
})

/** The customer orders it again; Torget answers with its stock. */
const again =
  (earlier: Order, stock: Partial<StoreStatus> = {}) =>
  (shop: SceneShop): void => {
    shop.send(reorderOf(earlier))
    const { open } = shop.views().dialog
    if (open) shop.send({ type: "DialogCancelled", id: open.id })
    shop.answer("LoadStatus", { ...status, ...stock })
    shop.wait(300)
  }

/** Closes the cart's panel, and goes to its page. */
const atItsCart = (shop: SceneShop): SceneShop => after(goTo(shop, { _tag: "Cart" }), (at) => at.wait(300))

const onWhole = (code: string, quantity: 0 | 1) => ({ ingredients: [{ code, quantity, part: "w" as const }] })

/** Each reason why a line or a topping differs from the earlier order. */
const losses = order([
  line("Sicilia", ["SICI_AM40"], 289),
  line("Hagen", ["VEGG_IT30"], 239),
  line("Druebrus", ["GRAPE"], 35),
  line("Pepperoni", ["PEPP_AM30"], 259, { ...onWhole("RU", 1), words: ofRucola }),
  line("Pepperoni", ["PEPP_AM40"], 299, onWhole("OLD", 1)),
  line("Hagen", ["VEGG_AM30"], 224, onWhole("AN", 1)),
  line("Hagen", ["VEGG_AM40"], 229, onWhole("Bp", 0)),
  line("Sitronbrus", ["LEMON"], 29),
])

const halves = order([
  line("Pepperoni / Hagen", ["PEPP_AM40", "VEGG_AM40"], 299),
  line("Hagen / Pepperoni", ["VEGG_IT30", "PEPP_IT30"], 239),
])

const inArena = (hotspotId: string) => order([pepperoni], { ...byWay("hotspot"), hotspotId })

/** The states of a cart to which an earlier order was added. */
export const againStates: States = {
  brought: {
    story: "an earlier order has replaced its content, which can be undone",
    reach: (visit) => atItsCart(after(atTorget(visit), addPizza, again(order([line("Sitronbrus", ["LEMON"], 35)])))),
  },
  losses: {
    story: "an earlier order was added: lines that could not be are named, with the reason",
    reach: (visit) => atItsCart(after(atTorget(visit), again(losses))),
  },
  lostHalves: {
    story: "half-and-halves of an earlier order, of which a half is not to be had",
    reach: (visit) => atItsCart(after(atTorget(visit), again(halves, { soldOutVariations: ["VEGG_AM40"] }))),
  },
  beerLeft: {
    story: "the beer of an earlier order stays behind, because the customer did not confirm their age",
    reach: (visit) => atItsCart(after(atTorget(visit), again(order([pepperoni, line("Pils", ["PILS"], 89)])), sayNo)),
  },
  tooMany: {
    story: "an earlier order has more of one thing than a cart can hold",
    reach: (visit) =>
      atItsCart(
        after(atTorget(visit), again(order([1, 2].map(() => line("Sitronbrus", ["LEMON"], 35, { quantity: 60 }))))),
      ),
  },
  noDelivery: {
    story: "an earlier order was delivered, and the store no longer delivers to the address",
    reach: (visit) =>
      atItsCart(
        after(
          atTorget(visit),
          (shop) =>
            shop.send({ type: "AddressChosen", address: { ...doorAddress, position: { latitude: 61, longitude: 5 } } }),
          again(order([pepperoni], byWay("delivery"))),
        ),
      ),
  },
  noAddress: {
    story: "an earlier order was delivered, and this device has forgotten where to",
    reach: (visit) => atItsCart(after(atTorget(visit), again(order([pepperoni], byWay("delivery"))))),
  },
  toHotspot: {
    story: "an earlier order goes to the same hotspot again",
    reach: (visit) => atItsCart(after(atTorget(visit), again(inArena("arena")))),
  },
  noHotspot: {
    story: "an earlier order went to a hotspot that the store has no more",
    reach: (visit) => atItsCart(after(atTorget(visit), again(inArena("old")))),
  },
  codeEnded: {
    story: "the deal of an earlier order has ended",
    reach: (visit) =>
      atItsCart(
        after(
          atTorget(visit),
          again(order([pepperoni], { coupons: ["SOMMER"] })),
          (shop) => shop.wait(1000),
          (shop) => shop.fail("ValidatePrice", refusalOf({ SOMMER: 3134 }, visit)),
        ),
      ),
  },
  codeExcluded: {
    story: "the code of an earlier order is excluded by the cart's discount",
    reach: (visit) =>
      atItsCart(
        after(
          atTorget(visit),
          (shop) => {
            const descriptions = { nb: "20 % rabatt", sv: "20 % i rabatt", en: "20 % off" }
            const discount = { couponCode: "VELKOMMEN", descriptions }
            shop.send({ type: "DiscountChosen", choice: { _tag: "UserDiscount", discount } })
          },
          again(order([pepperoni], { coupons: ["SOMMER"] })),
        ),
      ),
  },
}

/** The states of the cart's panel, which opens with an earlier order. */
export const againPanelStates: States = {
  again: {
    story: "an earlier order was added, with some lines changed",
    reach: (visit) => after(atTorget(visit), again(losses)),
  },
  againNothing: {
    story: "nothing of an earlier order is available: its lines are named",
    reach: (visit) => after(atTorget(visit), again(order([line("Sicilia", ["SICI_AM40"], 289)]))),
  },
}

/** A cart with a pizza, to which an earlier order of the same store is to be added. */
export const askedAgain = (visit: Visit): SceneShop =>
  after(
    atTorget(visit),
    addPizza,
    (shop) => shop.wait(6000),
    (shop) => shop.send(reorderOf(order([pepperoni]))),
  )

/** A cart of Bryggen, to which an earlier order of Torget is to be added. */
export const askedAgainElsewhere = (visit: Visit): SceneShop =>
  after(
    askedToMove(visit),
    sayYes,
    (shop) => shop.wait(30_000),
    (shop) => shop.send(reorderOf(order([pepperoni]))),
  )
