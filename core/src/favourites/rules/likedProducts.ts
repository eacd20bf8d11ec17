import type { SizeName } from "../../market/model.ts"
import type { Product } from "../../menu/model.ts"
import { variationChoices } from "../../menu/rules/variationChoices.ts"

const places = new WeakMap<readonly string[], ReadonlyMap<string, number>>()

/** Where each liked code stands in the list; asked for every product of a menu, so it is made once for each list. */
const placesIn = (favourites: readonly string[]): ReadonlyMap<string, number> => {
  const known = places.get(favourites) ?? new Map(favourites.map((code, place) => [code, place]))
  places.set(favourites, known)
  return known
}

/** The variation of a product that is liked, `null` when none is. */
export const likedCode = ({ variations }: Product, favourites: readonly string[]): string | null =>
  favourites.length === 0 ? null : (variations.find(({ code }) => placesIn(favourites).has(code))?.code ?? null)

/** What pressing a product's heart takes out or puts in: what is liked of it, or else its usual size. */
export const codeOfHeart = (product: Product, favourites: readonly string[], defaultSize: SizeName): string =>
  likedCode(product, favourites) ?? variationChoices(product, null, defaultSize).chosen.code

/** The products of a menu that are liked, what was liked last first. */
export const likedProducts = (products: readonly Product[], favourites: readonly string[]): readonly Product[] => {
  const rank = ({ variations }: Product): number =>
    Math.min(...variations.map(({ code }) => placesIn(favourites).get(code) ?? Infinity))
  return products.filter((one) => rank(one) < Infinity).toSorted((one, other) => rank(one) - rank(other))
}
