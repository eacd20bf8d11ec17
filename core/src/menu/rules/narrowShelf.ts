import type { Market, SizeName } from "../../market/model.ts"
import { readVariationCode } from "../../pizza/rules/readVariationCode.ts"
import type { Category, Product } from "../model.ts"
import { allFilter, filterProducts, sizeFilters } from "./menuFilters.ts"
import type { Shelf } from "./shelvesOf.ts"

/** What the customer wants to see of the menu; `null` narrows nothing. */
export interface Wanted {
  readonly category: Category
  readonly subCategory: string | null
  readonly size: SizeName | null
}

/** What is left of a shelf, and what it could be narrowed to. */
export interface NarrowedShelf {
  readonly subCategory: string | null
  readonly size: SizeName | null
  /** The sizes to choose from; fewer than two are no choice. */
  readonly sizes: readonly SizeName[]
  readonly products: readonly Product[]
}

/** A shelf as the customer wants to see it (SPEC §2.5): the sub-category counts on its own shelf, the size on each that has such a choice. */
export const narrowShelf = (shelf: Shelf, wanted: Wanted, market: Pick<Market, "sizes">): NarrowedShelf => {
  const isHere =
    shelf.category === wanted.category && shelf.subCategories.some(({ slug }) => slug === wanted.subCategory)
  const subCategory = isHere ? wanted.subCategory : null
  const sizes = sizeFilters(shelf.products, market)
  const size = sizes.length > 1 && wanted.size !== null && sizes.includes(wanted.size) ? wanted.size : null
  if (subCategory === null && size === null) return { subCategory, size, sizes, products: shelf.products }
  return { subCategory, size, sizes, products: filterProducts(shelf.products, subCategory ?? allFilter.slug, size) }
}

/** A product with nothing but its variations in a size, for what it costs and whether it is to be had there; all of it without one. */
export const onlyInSize = (product: Product, size: SizeName | null): Product => {
  if (size === null) return product
  const [first, ...others] = product.variations.filter(({ code }) => readVariationCode(code).size === size)
  return first === undefined ? product : { ...product, variations: [first, ...others] }
}
