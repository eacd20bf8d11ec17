import { couponProblemText, problemText } from "@skorpe/core/domain/problem"
import { kroner } from "@skorpe/core/domain/money"
import type { Certainty } from "@skorpe/core/units/validation"
import { barMenu } from "../testing/bar.ts"
import { priceOf, status } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { torget } from "../testing/stores.ts"
import { enterCodes, placeOrder, submitCode } from "../testing/walk.ts"
import {
  addPizza,
  after,
  askedToMove,
  atCart,
  atCheckout,
  atFullCart,
  atMenu,
  confirmPrice,
  goTo,
  openAt,
  sayYes,
} from "./visit.ts"
import type { StatesOf, Visit } from "./model.ts"

/** A refusal from the server with one problem, in the page's language. */
export const refusal = (code: Parameters<typeof problemText>[0], { language }: Visit, status = 400) => ({
  _tag: "Refused",
  status,
  problems: [{ code, message: problemText(code, language) }],
})

/** A refusal from the server of several coupon codes, each with its problem code. */
export const refusalOf = (reasons: Readonly<Record<string, number>>, { language }: Visit) => ({
  _tag: "Refused",
  status: 400,
  problems: Object.entries(reasons).map(([coupon, code]) => ({
    code,
    message: couponProblemText(code, language),
    coupons: [coupon],
  })),
})

const wait = (milliseconds: number) => (shop: SceneShop) => shop.wait(milliseconds)
const price = (more: object) => (shop: SceneShop) => shop.answer("ValidatePrice", { ...priceOf(299), ...more })
const code = (entered: string) => (shop: SceneShop) => enterCodes(shop, entered)
const more = (shop: SceneShop): void => shop.send({ type: "LineIncreased", id: shop.views().cart.lines[0]?.id ?? "" })
const fewer = (shop: SceneShop): void => shop.send({ type: "LineDecreased", id: shop.views().cart.lines[0]?.id ?? "" })

const atTwo = (visit: Visit): SceneShop =>
  after(
    atCart(visit),
    more,
    code("DUO399"),
    wait(1000),
    price({ ...priceOf(399), validCoupons: ["DUO399"], areCouponsValidated: true }),
    fewer,
  )
const refuseDeal = (visit: Visit) => (shop: SceneShop) => shop.fail("ValidatePrice", refusalOf({ DUO399: 4025 }, visit))

/** Two pizzas with a deal that counts, and then one: the deal has lapsed. */
const lapsed = (visit: Visit): SceneShop => after(atTwo(visit), wait(1000), refuseDeal(visit), wait(1000), price({}))

/** The same, shown on the menu. */
export const lapsing = (visit: Visit): SceneShop =>
  after(goTo(atTwo(visit), { _tag: "Menu", storeSlug: "torget" }), wait(1000), refuseDeal(visit))
const removeFirst = (shop: SceneShop): void =>
  shop.send({ type: "LineRemoved", id: shop.views().cart.lines[0]?.id ?? "" })

const chooseDelivery = (shop: SceneShop): void => shop.send({ type: "MethodChosen", method: "delivery" })
const toArena = (shop: SceneShop): void =>
  shop.send({ type: "HotspotChosen", hotspotId: "arena", parameters: { seat: "12-7" } })

const addOfEachAmount = (shop: SceneShop): void =>
  shop.send({
    type: "ItemAdded",
    variationCode: "VEGG_AM40",
    secondVariationCode: null,
    ingredients: [
      { code: "Ch", quantity: 0, part: "w" },
      { code: "HA", quantity: 0.75, part: "w" },
      { code: "MU", quantity: 1, part: "w" },
      { code: "ON", quantity: 1.5, part: "w" },
      { code: "PI", quantity: 2, part: "w" },
      { code: "S", quantity: 3, part: "w" },
    ],
    quantity: 1,
    lineId: null,
    merge: "all",
    newStore: false,
  })

/** A cart of so many pizzas and two drinks. */
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

/** The cart's states, by the certainty of its price; then by content, delivery method and discounts. */
export const cartStates: StatesOf<Certainty["_tag"]> = {
  Empty: { story: "the cart is empty", reach: (visit) => openAt(visit, { _tag: "Cart" }) },
  Pending: { story: "the server is validating the price", reach: atCart },
  Confirmed: { story: "the server has confirmed the price", reach: (visit) => after(atCart(visit), confirmPrice) },
  Refused: {
    story: "the store does not sell it",
    reach: (visit) => after(atCart(visit), (shop) => shop.fail("ValidatePrice", refusal(3018, visit))),
  },
  Unconfirmed: {
    story: "the server did not answer; the call is retried",
    reach: (visit) => after(atCart(visit), (shop) => shop.fail("ValidatePrice", { _tag: "Unreachable" })),
  },
  lineChanged: {
    story: "a pizza's price differs from the menu's: old and new are shown",
    reach: (visit) => after(atCart(visit), price({ ...priceOf(309) })),
  },
  totalChanged: {
    story: "the total differs from the server's previous one",
    reach: (visit) =>
      goTo(
        after(
          atCheckout(visit),
          placeOrder,
          (shop) => shop.fail("PlaceOrder", { ...refusal(1002, visit, 409), price: priceOf(309) }),
          (shop) => shop.answer("ValidatePrice", priceOf(309)),
        ),
        { _tag: "Cart" },
      ),
  },
  modified: { story: "a half-and-half, each half with its changes in words", reach: atFullCart },
  oneHalf: {
    story: "a half-and-half, the second half without changes",
    reach: (visit) =>
      after(
        goTo(
          after(atMenu(visit), (shop) =>
            shop.send({
              type: "ItemAdded",
              variationCode: "PEPP_AM40",
              secondVariationCode: "VEGG_AM40",
              ingredients: [{ code: "HA", quantity: 1, part: "1" }],
              quantity: 1,
              lineId: null,
              merge: "all",
              newStore: false,
            }),
          ),
          { _tag: "Cart" },
        ),
        wait(6000),
      ),
  },
  amounts: {
    story: "a pizza with ingredients at every level",
    reach: (visit) => after(goTo(after(atMenu(visit), addOfEachAmount), { _tag: "Cart" }), wait(6000)),
  },
  removed: {
    story: "a line has just been removed and can be restored",
    reach: (v) => after(atFullCart(v), removeFirst),
  },
  removedLast: {
    story: "the last line has just been removed and can be restored",
    reach: (visit) => after(atCart(visit), removeFirst),
  },
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
        price({ surchargeAmount: kroner(49), pantAmount: kroner(4), customerAmount: kroner(352) }),
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
  couponCounts: {
    story: "a code gives a discount",
    reach: (visit) =>
      after(
        atCart(visit),
        code("SPAR50"),
        wait(1000),
        price({
          adjustmentAmount: kroner(-50),
          customerAmount: kroner(249),
          validCoupons: ["SPAR50"],
          areCouponsValidated: true,
        }),
      ),
  },
  couponRefused: {
    story: "the code has already been used",
    reach: (visit) =>
      after(atCart(visit), code("PIZZA50"), wait(1000), (shop) =>
        shop.fail("ValidatePrice", refusalOf({ PIZZA50: 3133 }, visit)),
      ),
  },
  couponLapsed: {
    story: "a deal for two pizzas has lapsed with the second, which an undo brings back",
    reach: lapsed,
  },
  couponUnfit: {
    story: "a code that this cart is against waits, and the way in which it counts is offered",
    reach: (visit) =>
      after(
        atCart(visit),
        confirmPrice,
        (shop) => submitCode(shop, "LEVERT30"),
        (shop) => shop.fail("JudgeCode", refusalOf({ LEVERT30: 3136 }, visit)),
        (shop) => shop.send({ type: "NoticeDismissed", kind: "statusMessage" }),
      ),
  },
  given: {
    story: "a personal discount is applied",
    reach: (visit) =>
      after(atCart(visit), (shop) =>
        shop.send({
          type: "DiscountChosen",
          choice: {
            _tag: "UserDiscount",
            discount: {
              couponCode: "VELKOMMEN",
              descriptions: { nb: "20 % rabatt", sv: "20 % i rabatt", en: "20 % off" },
            },
          },
        }),
      ),
  },
  pointsWouldDo: {
    story: "points can pay for a part",
    reach: (visit) => after(atCart(visit), price({ canUseLoyaltyDiscount: true })),
  },
  pointsSpent: {
    story: "points pay for a part",
    reach: (visit) =>
      after(
        atCart(visit),
        price({ canUseLoyaltyDiscount: true }),
        (shop) => shop.send({ type: "LoyaltyChosen", useLoyalty: true }),
        wait(1000),
        price({ adjustmentAmount: kroner(-100), customerAmount: kroner(199), pointsAmount: 0 }),
      ),
  },
  extrasAsked: {
    story: "the checkout button was pressed; upsells are being loaded",
    reach: (visit) => after(atCart(visit), confirmPrice, (shop) => shop.send({ type: "CheckoutWanted" })),
  },
  ofYesterday: {
    story: "the cart of an earlier visit, its store not loaded yet",
    reach: (visit) => {
      const earlier = after(atMenu(visit), (shop) =>
        shop.send({ type: "ProductAdded", productId: "p2", variationCode: "VEGG_AM40", quantity: 3 }),
      )
      const saved = earlier.told().findLast((command) => command.type === "SaveCart")
      return openAt(visit, { _tag: "Cart" }, saved?.type === "SaveCart" ? { cart: saved.cart } : {})
    },
  },
}
