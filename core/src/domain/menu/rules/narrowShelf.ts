import type { Market, SizeName } from "../../market/model.ts"
import { readVariationCode } from "../../pizza/rules/readVariationCode.ts"
import type { Category, Product } from "../model.ts"
import { allFilter, filterProducts, sizeFilters } from "./menuFilters.ts"
import type { Shelf } from "./shelvesOf.ts"

/** The customer's menu filters; `null` filters nothing. */
export interface Wanted {
  readonly category: Category
  readonly subCategory: string | null
  readonly size: SizeName | null
}

/** The filtered shelf, and the available filters. */
export interface NarrowedShelf {
  readonly subCategory: string | null
  readonly size: SizeName | null
  /** The sizes to choose from; none when there are fewer than two. */
  readonly sizes: readonly SizeName[]
  readonly products: readonly Product[]
}

/**
 * The shelf filtered as the customer chose (SPEC §2.5): the sub-category applies to its own shelf, the size to every
 * shelf that offers sizes.
 */
export const narrowShelf = (shelf: Shelf, wanted: Wanted, market: Pick<Market, "sizes">): NarrowedShelf => {
  const isHere =
    shelf.category === wanted.category && shelf.subCategories.some(({ slug }) => slug === wanted.subCategory)
  const subCategory = isHere ? wanted.subCategory : null
  const sizes = sizeFilters(shelf.products, market)
  const size = sizes.length > 1 && wanted.size !== null && sizes.includes(wanted.size) ? wanted.size : null
  if (subCategory === null && size === null) return { subCategory, size, sizes, products: shelf.products }
  return { subCategory, size, sizes, products: filterProducts(shelf.products, subCategory ?? allFilter.slug, size) }
}

/** The product with only its variations in a size, for its price and availability there; unchanged without one. */
export const onlyInSize = (product: Product, size: SizeName | null): Product => {
  if (size === null) return product
  const [first, ...others] = product.variations.filter(({ code }) => readVariationCode(code).size === size)
  return first === undefined ? product : { ...product, variations: [first, ...others] }
}
