import type { SizeName } from "../../market/model.ts"
import type { Product } from "../../menu/model.ts"
import { variationChoices } from "../../menu/rules/variationChoices.ts"

/** What a product's heart stands for: whether it is liked, and the code that pressing it takes out or puts in. */
export interface Heart {
  readonly isLiked: boolean
  readonly variationCode: string
}

/** A product is liked when a variation of it is; one that is not yet is liked in the market's usual size. */
export const heartOf = (product: Product, favourites: readonly string[], defaultSize: SizeName): Heart => {
  const liked = product.variations.find(({ code }) => favourites.includes(code))
  return {
    isLiked: liked !== undefined,
    variationCode: (liked ?? variationChoices(product, null, defaultSize).chosen).code,
  }
}

/** The products of a menu that are liked, what was liked last first. */
export const likedProducts = (products: readonly Product[], favourites: readonly string[]): readonly Product[] => {
  if (favourites.length === 0) return []
  const places = new Map(favourites.map((code, place) => [code, place]))
  const rank = ({ variations }: Product): number =>
    Math.min(...variations.map(({ code }) => places.get(code) ?? Infinity))
  return products.filter((one) => rank(one) < Infinity).toSorted((one, other) => rank(one) - rank(other))
}
