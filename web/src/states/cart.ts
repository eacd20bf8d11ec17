import { couponProblemText, problemText } from "@skorpe/core/problem"
import { kroner } from "@skorpe/core/money"
import type { Certainty } from "@skorpe/core/validation"
import { priceOf } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { placeOrder } from "../testing/walk.ts"
import { after, atCart, atCheckout, atFullCart, atMenu, confirmPrice, goTo, openAt } from "./visit.ts"
import type { StatesOf, Visit } from "./model.ts"

/** What the server says when it refuses, in the language of the page. */
export const refusal = (code: Parameters<typeof problemText>[0], { language }: Visit, status = 400) => ({
  _tag: "Refused",
  status,
  problems: [{ code, message: problemText(code, language) }],
})

/** What it says against codes, each by its name. */
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
const code = (entered: string) => (shop: SceneShop) => shop.send({ type: "CouponEntered", code: entered })
const removeFirst = (shop: SceneShop): void =>
  shop.send({ type: "LineRemoved", id: shop.views().cart.lines[0]?.id ?? "" })

const toBeBrought = (shop: SceneShop): void => shop.send({ type: "MethodChosen", method: "delivery" })
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

/** So many pizzas, and two drinks. */
const many = (pizzas: number) => (visit: Visit) => {
  const shop = atFullCart(visit)
  const id = shop.views().cart.lines[0]?.id ?? ""
  for (let more = 1; more < pizzas; more += 1) shop.send({ type: "LineIncreased", id })
  return shop
}

/** The cart of thirty pizzas, of a hundred: the same on its page and in its panel. */
export const atLarge = many(30)
export const atManual = (visit: Visit): SceneShop =>
  after(
    many(99)(visit),
    (shop) => shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM30", quantity: 1 }),
    (shop) => shop.send({ type: "NoticeDismissed", kind: "basketUpdated" }),
  )

/** The cart, by how sure its price is; then what is in it, how it gets to the customer, and what is taken off. */
export const cartStates: StatesOf<Certainty["_tag"]> = {
  Empty: { story: "nothing is in the cart", reach: (visit) => openAt(visit, { _tag: "Cart" }) },
  Pending: { story: "the server is asked what it costs", reach: atCart },
  Confirmed: { story: "the server has said what it costs", reach: (visit) => after(atCart(visit), confirmPrice) },
  Refused: {
    story: "the store does not sell it",
    reach: (visit) => after(atCart(visit), (shop) => shop.fail("ValidatePrice", refusal(3018, visit))),
  },
  Unconfirmed: {
    story: "nobody has answered: it is tried again",
    reach: (visit) => after(atCart(visit), (shop) => shop.fail("ValidatePrice", { _tag: "Unreachable" })),
  },
  lineChanged: {
    story: "a pizza costs something else than the menu said: old and new",
    reach: (visit) => after(atCart(visit), price({ ...priceOf(309) })),
  },
  totalChanged: {
    story: "the whole costs something else than the server had said before",
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
  modified: { story: "two halves, each with what was done to it in words", reach: atFullCart },
  oneHalf: {
    story: "two halves, the second as on the menu",
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
    story: "a pizza with something of each amount",
    reach: (visit) => after(goTo(after(atMenu(visit), addOfEachAmount), { _tag: "Cart" }), wait(6000)),
  },
  removed: {
    story: "a line has just been taken out, and can be had back",
    reach: (v) => after(atFullCart(v), removeFirst),
  },
  removedLast: {
    story: "the last line has just been taken out, and can be had back",
    reach: (visit) => after(atCart(visit), removeFirst),
  },
  belowMinimum: {
    story: "to be brought, and not enough for that yet",
    reach: (visit) => after(atFullCart(visit), toBeBrought, removeFirst),
  },
  minimumReached: {
    story: "to be brought, enough for that, with the fee and the deposit",
    reach: (visit) =>
      after(
        atFullCart(visit),
        toBeBrought,
        wait(1000),
        price({ surchargeAmount: kroner(49), pantAmount: kroner(4), customerAmount: kroner(352) }),
      ),
  },
  hotspot: { story: "to be brought to the arena", reach: (visit) => after(atFullCart(visit), toArena) },
  largeOrder: { story: "so many pizzas are for another day", only: "no", reach: atLarge },
  largeOrderDay: {
    story: "the day and the time for so many pizzas are being chosen",
    only: "no",
    reach: (visit) =>
      after(
        atLarge(visit),
        (shop) => shop.send({ type: "TimingOpened" }),
        (shop) => shop.send({ type: "TimeOptionChosen", option: "tomorrow" }),
      ),
  },
  manualOrder: { story: "so many pizzas that the store wants to be called", only: "no", reach: atManual },
  couponCounts: {
    story: "a code takes something off",
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
    story: "the code has been used before",
    reach: (visit) =>
      after(atCart(visit), code("PIZZA50"), wait(1000), (shop) =>
        shop.fail("ValidatePrice", refusalOf({ PIZZA50: 3133 }, visit)),
      ),
  },
  given: {
    story: "a discount that was given to the customer",
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
    story: "points would do for a part of it",
    reach: (visit) => after(atCart(visit), price({ canUseLoyaltyDiscount: true })),
  },
  pointsSpent: {
    story: "points do for a part of it",
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
    story: "the way on was pressed: what else might be nice is being asked",
    reach: (visit) => after(atCart(visit), confirmPrice, (shop) => shop.send({ type: "CheckoutWanted" })),
  },
  ofYesterday: {
    story: "what was put in the cart on an earlier visit is there, its store not fetched yet",
    reach: (visit) => {
      const earlier = after(atMenu(visit), (shop) =>
        shop.send({ type: "ProductAdded", productId: "p2", variationCode: "VEGG_AM40", quantity: 3 }),
      )
      const saved = earlier.told().findLast((command) => command.type === "SaveCart")
      return openAt(visit, { _tag: "Cart" }, saved?.type === "SaveCart" ? { cart: saved.cart } : {})
    },
  },
}
