import type { Product } from "@skorpe/core/domain/menu"
import type { StoreWithMenu } from "@skorpe/core/domain/store"
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
