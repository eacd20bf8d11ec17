import type { OffersView } from "@skorpe/core/units/discount"
import { kroner, zero } from "@skorpe/core/domain/money"
import type { SceneShop } from "../testing/sceneShop.ts"
import { refusalOf } from "./refusals.ts"
import {
  addPizza,
  after,
  atFullCart,
  atTorget,
  logIn,
  logInForCompany,
  openAt,
  openPanel,
  loadTorget,
} from "./visit.ts"
import type { StatesOf, Visit } from "./model.ts"

const terms = { deliveryMethods: ["carryout", "delivery"], stores: [], validUntil: Date.UTC(2026, 11, 24, 12) } as const

const duo = {
  ...terms,
  code: "DUO399",
  title: { nb: "To pizzaer", sv: "Två pizzor", en: "Two pizzas" },
  description: { nb: "Velg fritt.", sv: "Välj fritt.", en: "Choose any." },
  price: kroner(399),
  priority: 2,
}
const deals = [
  duo,
  {
    ...duo,
    code: "LEVERT",
    title: { nb: "Billigere levert", sv: "Billigare hem", en: "Cheaper delivered" },
    price: null,
    priority: 1,
    deliveryMethods: ["delivery"],
  },
]
const welcome = {
  ...terms,
  code: "VELKOMMEN",
  descriptions: { nb: "20 % rabatt", sv: "20 % i rabatt", en: "20 % off" },
  validFrom: null,
  minimum: zero,
}
const given = [
  welcome,
  { ...welcome, code: "JUL", minimum: kroner(200), validFrom: Date.UTC(2026, 11, 1, 12) },
  { ...welcome, code: "BERGEN", stores: ["104"], deliveryMethods: ["carryout"] },
]

const open = openPanel({ _tag: "Deals" })
const told =
  (offers: object) =>
  (shop: SceneShop): void =>
    shop.answer("LoadOffers", offers)
const pick = (shop: SceneShop): void => shop.send({ type: "DealPicked", code: "DUO399" })
const looking = (visit: Visit): SceneShop => after(atFullCart(visit), open)
const loaded = (visit: Visit): SceneShop => after(looking(visit), told({ deals, discounts: [] }))
const known = (who: (shop: SceneShop) => void) => (visit: Visit) =>
  after(
    openAt(visit, { _tag: "Menu", storeSlug: "torget" }, { loggedIn: true }),
    loadTorget,
    who,
    addPizza,
    (shop) => shop.wait(6000),
    open,
    told({ deals, discounts: given }),
  )

/** The states of the deals panel, by the step of loading them. */
export const dealStates: StatesOf<OffersView["step"]> = {
  idle: { why: "the panel loads the deals as soon as it opens" },
  open: { story: "the available deals", reach: loaded },
  loading: { story: "the deals are loading", reach: looking },
  loaded: {
    story: "only the deals, with an empty cart",
    reach: (visit) => after(atTorget(visit), open, told({ deals, discounts: [] })),
  },
  failed: {
    story: "loading the deals failed",
    reach: (visit) => after(looking(visit), (shop) => shop.fail("LoadOffers", { _tag: "Unreachable" })),
  },
  nothing: { story: "there are no deals", reach: (visit) => after(looking(visit), told({ deals: [], discounts: [] })) },
  given: { story: "personal discounts: available, not yet valid, not valid here", reach: known(logIn) },
  givenToCompany: { story: "the company's discounts", reach: known(logInForCompany()) },
  givenChosen: {
    story: "a personal discount is chosen",
    reach: (visit) =>
      after(known(logIn)(visit), (shop) =>
        shop.send({
          type: "DiscountChosen",
          choice: {
            _tag: "UserDiscount",
            discount: { couponCode: welcome.code, descriptions: welcome.descriptions },
          },
        }),
      ),
  },
  chosen: {
    story: "a deal is chosen",
    reach: (visit) => after(loaded(visit), pick, (shop) => shop.answer("JudgeCode", { code: "DUO399" })),
  },
  "picked-unfit": {
    story: "the chosen deal does not fit the cart, and counts once it does",
    reach: (visit) => after(loaded(visit), pick, (shop) => shop.fail("JudgeCode", refusalOf({ DUO399: 4025 }, visit))),
  },
  "picked-goods": {
    story: "the chosen deal names goods: one is added with one tap, the other comes in sizes",
    reach: (visit) =>
      after(looking(visit), told({ deals: [{ ...duo, products: ["LEMON", "PEPP"] }], discounts: [] }), pick, (shop) =>
        shop.fail("JudgeCode", refusalOf({ DUO399: 4025 }, visit)),
      ),
  },
  "picked-judging": { story: "the chosen deal is judged for the cart", reach: (visit) => after(loaded(visit), pick) },
  "picked-over": {
    story: "the chosen deal has ended meanwhile",
    reach: (visit) => after(loaded(visit), pick, (shop) => shop.fail("JudgeCode", refusalOf({ DUO399: 3134 }, visit))),
  },
  "picked-waiting": {
    story: "the deal is chosen for an empty cart, and waits for the first goods",
    reach: (visit) =>
      after(atTorget(visit), open, told({ deals, discounts: [] }), pick, (shop) =>
        shop.answer("JudgeCode", { code: "DUO399" }),
      ),
  },
}
