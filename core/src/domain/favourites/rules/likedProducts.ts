import type { SizeName } from "../../market/model.ts"
import type { Product } from "../../menu/model.ts"
import { usualVariation } from "../../menu/rules/usualVariation.ts"

const places = new WeakMap<readonly string[], ReadonlyMap<string, number>>()

/** The position of each favourite in the list; read for every product of a menu, so computed once per list. */
const placesIn = (favourites: readonly string[]): ReadonlyMap<string, number> => {
  const known = places.get(favourites) ?? new Map(favourites.map((code, place) => [code, place]))
  places.set(favourites, known)
  return known
}

/** The favourite variation of a product; `null` when there is none. */
export const likedCode = ({ variations }: Product, favourites: readonly string[]): string | null =>
  favourites.length === 0 ? null : (variations.find(({ code }) => placesIn(favourites).has(code))?.code ?? null)

/** The code that pressing a product's heart toggles: its favourite variation, else its default size. */
export const codeOfHeart = (product: Product, favourites: readonly string[], defaultSize: SizeName): string =>
  likedCode(product, favourites) ?? usualVariation(product, defaultSize).code

/** The favourite products of a menu, newest favourite first. */
export const likedProducts = (products: readonly Product[], favourites: readonly string[]): readonly Product[] => {
  const rank = ({ variations }: Product): number =>
    Math.min(...variations.map(({ code }) => placesIn(favourites).get(code) ?? Infinity))
  return products.filter((one) => rank(one) < Infinity).toSorted((one, other) => rank(one) - rank(other))
}
