import type { ShopViews } from "@skorpe/core/shop"
import { after, atCart, atMenu, confirmPrice, goTo, openAt } from "./visit.ts"
import type { StatesOf, Visit } from "./model.ts"

/** What the server offers beside a cart. */
export const shelf = {
  id: "hungry",
  title: { nb: "Enda litt til?", sv: "Lite till?", en: "A little more?" },
  whenInCart: [],
  unlessInCart: [],
  products: ["VEGG", "SAND"],
  priority: 1,
}

const atExtras = (visit: Visit) => goTo(after(atCart(visit), confirmPrice), { _tag: "Extras" })

/** The page of what else might be nice, by how far it is gathered. */
export const extrasStates: StatesOf<ShopViews["upsells"]["step"]> = {
  idle: { why: "its address begins to gather at once" },
  asking: { why: "that is asked in front of the cart, not on a page" },
  showing: { why: "that is the panel's" },
  gathering: { story: "what fits the cart is on its way", reach: atExtras },
  listed: {
    story: "something that fits the cart",
    reach: (visit) => after(atExtras(visit), (shop) => shop.answer("LoadUpsells", [shelf])),
  },
  nothing: {
    story: "nothing fits the cart",
    reach: (visit) => after(atExtras(visit), (shop) => shop.answer("LoadUpsells", [])),
  },
  emptyAtStore: {
    story: "nothing is in the cart yet, of the store that was just looked at",
    reach: (visit) => goTo(atMenu(visit), { _tag: "Extras" }),
  },
  empty: { story: "nothing is in the cart yet", reach: (visit) => openAt(visit, { _tag: "Extras" }) },
}
