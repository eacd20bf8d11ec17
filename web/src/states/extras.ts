import type { ShopViews } from "@skorpe/core/shop"
import { after, atCart, atMenu, confirmPrice, goTo, openAt } from "./visit.ts"
import type { StatesOf, Visit } from "./model.ts"

/** A sample of the server's upsells for a cart. */
export const shelf = {
  id: "hungry",
  title: { nb: "Enda litt til?", sv: "Lite till?", en: "A little more?" },
  whenInCart: [],
  unlessInCart: [],
  products: ["VEGG", "SAND"],
  priority: 1,
}

const atExtras = (visit: Visit) => goTo(after(atCart(visit), confirmPrice), { _tag: "Extras" })

/** The states of the upsells page, by the step of loading it. */
export const extrasStates: StatesOf<ShopViews["upsells"]["step"]> = {
  idle: { why: "the page starts loading at once" },
  asking: { why: "a step of leaving the cart, not of this page" },
  showing: { why: "a step of the panel" },
  gathering: { story: "the upsells are loading", reach: atExtras },
  listed: {
    story: "one upsell fits the cart",
    reach: (visit) => after(atExtras(visit), (shop) => shop.answer("LoadUpsells", [shelf])),
  },
  nothing: {
    story: "no upsell fits the cart",
    reach: (visit) => after(atExtras(visit), (shop) => shop.answer("LoadUpsells", [])),
  },
  emptyAtStore: {
    story: "the cart is empty, after a visit to a store's menu",
    reach: (visit) => goTo(atMenu(visit), { _tag: "Extras" }),
  },
  empty: { story: "the cart is empty", reach: (visit) => openAt(visit, { _tag: "Extras" }) },
}
