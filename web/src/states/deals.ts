import type { OffersView } from "@skorpe/core/discount"
import { kroner, zero } from "@skorpe/core/money"
import type { SceneShop } from "../testing/sceneShop.ts"
import { refusal } from "./cart.ts"
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

/** What may be taken off the price, by how the asking goes. */
export const dealStates: StatesOf<OffersView["step"]> = {
  idle: { why: "a panel that opens asks at once" },
  open: { story: "the deals that can be had", reach: loaded },
  loading: { story: "the deals are on their way", reach: looking },
  loaded: {
    story: "nothing but the deals, before anything is in the cart",
    reach: (visit) => after(atTorget(visit), open, told({ deals, discounts: [] })),
  },
  failed: {
    story: "the deals did not come",
    reach: (visit) => after(looking(visit), (shop) => shop.fail("LoadOffers", { _tag: "Unreachable" })),
  },
  nothing: { story: "there are no deals", reach: (visit) => after(looking(visit), told({ deals: [], discounts: [] })) },
  given: { story: "what was given to the customer: to be had, not yet, not here", reach: known(logIn) },
  givenToCompany: { story: "what was given to the company that is ordered for", reach: known(logInForCompany()) },
  givenChosen: {
    story: "what was given is taken",
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
    story: "a deal is taken",
    reach: (visit) => after(loaded(visit), (shop) => shop.send({ type: "CouponEntered", code: "DUO399" })),
  },
  refused: {
    story: "the deal that was taken does not fit the cart",
    reach: (visit) =>
      after(
        loaded(visit),
        (shop) => shop.send({ type: "CouponEntered", code: "DUO399" }),
        (shop) => shop.wait(1000),
        (shop) => shop.fail("ValidatePrice", refusal(4025, visit)),
      ),
  },
}
