import { cheeses } from "./cheeses.ts"
import { fruits, unknownCrumb } from "./fruits.ts"
import type { Glyph } from "./glyph.ts"
import { greens } from "./greens.ts"
import { meats } from "./meats.ts"
import { sauces } from "./sauces.ts"
import { sausages } from "./sausages.ts"
import { seafood } from "./seafood.ts"
import { vegetables } from "./vegetables.ts"

/** Every drawn ingredient by its slug. The pizza base is the crust itself, so it adds nothing. */
export const glyphs: ReadonlyMap<string, Glyph> = new Map<string, Glyph>(
  Object.entries({
    "pizza-base": { kind: "nothing" },
    ...sauces,
    ...cheeses,
    ...sausages,
    ...meats,
    ...seafood,
    ...vegetables,
    ...greens,
    ...fruits,
  }),
)

/** The glyph of an ingredient, a crumb when the slug is unknown: a new ingredient must never break a menu. */
export const glyphOf = (slug: string): Glyph => glyphs.get(slug) ?? unknownCrumb
