import { barMenu, everythingMenu } from "../testing/bar.ts"
import type { Menu } from "@skorpe/core/domain/menu"
import { status } from "../testing/samples.ts"
import { torget } from "../testing/stores.ts"
import { after, atMenu, openAt, openPanel } from "./visit.ts"
import type { States, Visit } from "./model.ts"

const sizesOf =
  (productSlug: string, menu: Menu, more: object = {}) =>
  (visit: Visit) =>
    after(
      openAt(visit, { _tag: "Menu", storeSlug: "torget" }),
      (shop) => shop.answer("LoadStore", { store: torget, menu }),
      (shop) => shop.answer("LoadStatus", { ...status, ...more }),
      openPanel({ _tag: "SizeSheet", productSlug }),
    )

const bottles: Menu = {
  ...barMenu,
  products: barMenu.products.map((product) => {
    const [one] = product.variations
    return product.productCode === "LEMON"
      ? { ...product, variations: [one, { ...one, code: "LEMON_L", size: { nb: "1,5 l", sv: "1,5 l", en: "1.5 l" } }] }
      : product
  }),
}

/** The states of the sheet of sizes, by the product's variants. */
export const sizeStates: States = {
  open: {
    story: "a pizza on two crusts",
    reach: (visit) => after(atMenu(visit), openPanel({ _tag: "SizeSheet", productSlug: "pepperoni" })),
  },
  everything: { story: "every crust and size", reach: sizesOf("full-house", everythingMenu) },
  sizeSoldOut: {
    story: "the large size is sold out",
    reach: sizesOf("pepperoni", barMenu, { soldOutVariations: ["PEPP_AM40"] }),
  },
  bottles: { story: "a drink in two sizes", reach: sizesOf("lemon", bottles) },
  gone: { story: "the product is not on the menu", reach: sizesOf("finnes-ikke", barMenu) },
}
