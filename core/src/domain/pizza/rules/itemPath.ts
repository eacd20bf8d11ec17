import type { Level } from "../../menu/model.ts"
import { compareText } from "../../text/rules/compareText.ts"

/** One half of an item, or all of it: a variation, and its ingredient changes. */
export interface ItemPart {
  readonly productSlug: string
  readonly code: string
  readonly ingredients: readonly { readonly code: string; readonly quantity: Level }[]
}

/** The content of a cart item's path; two parts for a half-and-half. */
export interface ItemInPath {
  readonly storeSlug: string
  readonly parts: readonly [ItemPart] | readonly [ItemPart, ItemPart]
}

/**
 * A cart item's path, equal for equal items (DECISIONS §3). An ingredient on the whole of a half-and-half is in both
 * parts; the bar is written when the second half has changes.
 */
export const itemPath = ({ storeSlug, parts }: ItemInPath): string => {
  const slugs = parts.map((part) => encodeURIComponent(part.productSlug)).join("+")
  const codes = parts.map((part) => encodeURIComponent(part.code)).join("+")
  const [first, second] = parts.map(differences)
  return `/${encodeURIComponent(storeSlug)}/${slugs}/${codes}?${first}${second ? `|${second}` : ""}`
}

const differences = (part: ItemPart): string =>
  part.ingredients
    .toSorted((a, b) => compareText(a.code, b.code))
    .map((ingredient) => `${encodeURIComponent(ingredient.code)}=${ingredient.quantity}`)
    .join(",")
