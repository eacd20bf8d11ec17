import type { Localised } from "../../language/model.ts"
import type { Market, SizeName } from "../../market/model.ts"
import { readVariationCode } from "../../pizza/rules/readVariationCode.ts"
import type { Product, SubCategory } from "../model.ts"

/** An entry of the sub-category list; `all` shows everything. */
export interface SubCategoryFilter {
  readonly slug: string
  readonly name: Localised
}

/** The first entry of every sub-category list (SPEC §2.5). */
export const allFilter: SubCategoryFilter = { slug: "all", name: { nb: "Alle", sv: "Alla", en: "All" } }

/** The sub-categories of the products: `all` first, then by priority, lower first (SPEC §2.5). */
export const subCategoryFilters = (
  products: readonly Product[],
  subCategories: readonly SubCategory[],
): readonly SubCategoryFilter[] => {
  const named = new Set(products.flatMap((product) => product.subCategories))
  const sorted = subCategories.filter(({ slug }) => named.has(slug)).toSorted((a, b) => a.priority - b.priority)
  return [allFilter, ...sorted.map(({ slug, name }) => ({ slug, name }))]
}

/** The market's pizza sizes that the products are available in, in the market's order (SPEC §2.5). */
export const sizeFilters = (products: readonly Product[], { sizes }: Pick<Market, "sizes">): readonly SizeName[] => {
  const found = new Set(products.flatMap(sizesOf))
  return sizes.map(({ name }) => name).filter((name) => found.has(name))
}

/** The products in a sub-category (`all` is any) that are available in a size; `null` is any. */
export const filterProducts = (
  products: readonly Product[],
  subCategory: string,
  size: SizeName | null,
): readonly Product[] =>
  products.filter(
    (product) =>
      (subCategory === allFilter.slug || product.subCategories.includes(subCategory)) &&
      (size === null || sizesOf(product).includes(size)),
  )

const sizesOf = ({ variations }: Product): readonly (SizeName | null)[] =>
  variations.map(({ code }) => readVariationCode(code).size)
