import { cheeses } from "./cheeses.ts"
import { fruits, unknownCrumb } from "./fruits.ts"
import type { Glyph } from "./glyph.ts"
import { greens } from "./greens.ts"
import { meats } from "./meats.ts"
import { sauces } from "./sauces.ts"
import { sausages } from "./sausages.ts"
import { seafood } from "./seafood.ts"
import { vegetables } from "./vegetables.ts"

/** The glyph of every drawn ingredient, by slug. The pizza base is the crust itself, so it has none. */
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

/** The glyph of an ingredient; an unknown slug gives a crumb, so that a new ingredient never breaks a menu. */
export const glyphOf = (slug: string): Glyph => glyphs.get(slug) ?? unknownCrumb
