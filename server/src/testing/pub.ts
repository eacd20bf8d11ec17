import type { Product } from "@skorpe/core/domain/menu"
import type { StoreWithMenu } from "@skorpe/core/domain/store"
import type { Millis } from "@skorpe/core/domain/time"
import { everyDay } from "@skorpe/core/testing"
import { sampleStores } from "./sampleStores.ts"

const [open] = sampleStores
const plain = open?.menu.products.find(({ kind }) => kind === "PRODUCT")
if (!open || !plain) throw new Error("there are no sample stores")

const [variation] = plain.variations

/** A beer for 24.50 kr. */
export const beer: Product = {
  ...plain,
  id: "beer",
  productCode: "BEER",
  alcohol: 4.7,
  category: "Beer",
  variations: [{ ...variation, code: "BEER", productCode: "BEER", soldOutUntil: null }],
}

/** The store that never closes, with beer beside the pizza. */
export const pub: StoreWithMenu = { ...open, menu: { ...open.menu, products: [...open.menu.products, beer] } }

/** The same store, which is open from ten to ten. */
export const untilTen: StoreWithMenu = {
  ...pub,
  store: { ...pub.store, id: "store-until-ten", slug: "until-ten", openingHours: everyDay("10:00", "22:00") },
}

/** The pub with nothing left until this time. */
export const soldOutUntil = (until: Millis): StoreWithMenu => ({
  ...pub,
  menu: {
    ...pub.menu,
    products: pub.menu.products.map((product): Product => {
      const [first, ...others] = product.variations
      const gone = <Sold extends typeof first>(sold: Sold) => ({ ...sold, soldOutUntil: until })
      return { ...product, variations: [gone(first), ...others.map(gone)] }
    }),
  },
})
