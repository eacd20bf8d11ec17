import { kroner } from "@skorpe/core/domain/money"
import { priceOf } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { enterCodes, submitCode } from "../testing/walk.ts"
import type { States, Visit } from "./model.ts"
import { refusalOf } from "./refusals.ts"
import { after, answerPrice, atCart, confirmPrice, goTo, wait } from "./visit.ts"

const code = (entered: string) => (shop: SceneShop) => enterCodes(shop, entered)
const more = (shop: SceneShop): void => shop.send({ type: "LineIncreased", id: shop.views().cart.lines[0]?.id ?? "" })
const fewer = (shop: SceneShop): void => shop.send({ type: "LineDecreased", id: shop.views().cart.lines[0]?.id ?? "" })

const atTwo = (visit: Visit): SceneShop =>
  after(
    atCart(visit),
    more,
    code("DUO399"),
    wait(1000),
    answerPrice({ ...priceOf(399), validCoupons: ["DUO399"], areCouponsValidated: true }),
    fewer,
  )
const refuseDeal = (visit: Visit) => (shop: SceneShop) => shop.fail("ValidatePrice", refusalOf({ DUO399: 4025 }, visit))

/** Two pizzas with a deal, of which one is removed: the deal has lapsed. */
const lapsed = (visit: Visit): SceneShop =>
  after(atTwo(visit), wait(1000), refuseDeal(visit), wait(1000), answerPrice({}))

/** The same, shown on the menu. */
export const lapsing = (visit: Visit): SceneShop =>
  after(goTo(atTwo(visit), { _tag: "Menu", storeSlug: "torget" }), wait(1000), refuseDeal(visit))

/** The cart's states by its codes, its personal discount and its points. */
export const cartDiscounts: States = {
  couponCounts: {
    story: "a code gives a discount",
    reach: (visit) =>
      after(
        atCart(visit),
        code("SPAR50"),
        wait(1000),
        answerPrice({
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
    story: "a code that does not fit this cart waits, and the delivery method for which it is valid is offered",
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
    reach: (visit) => after(atCart(visit), answerPrice({ canUseLoyaltyDiscount: true })),
  },
  pointsSpent: {
    story: "points pay for a part",
    reach: (visit) =>
      after(
        atCart(visit),
        answerPrice({ canUseLoyaltyDiscount: true }),
        (shop) => shop.send({ type: "LoyaltyChosen", useLoyalty: true }),
        wait(1000),
        answerPrice({ adjustmentAmount: kroner(-100), customerAmount: kroner(199), pointsAmount: 0 }),
      ),
  },
}
