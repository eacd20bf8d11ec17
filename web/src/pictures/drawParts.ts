import { countingToppings, drawPizza } from "./drawPizza.ts"
import { wetSheet } from "./filters.ts"
import { glyphOf } from "./glyphs/index.ts"
import { gradients } from "./palette.ts"
import type { NamedPizza } from "./pictureName.ts"
import { times } from "./random.ts"
import { copy, group } from "./shape.ts"
import type { DrawnTopping } from "./spec.ts"
import { drawShapes, type LaidPieces, layPieces } from "./toppings.ts"

/** A pizza that is baked and not boxed, in parts that are painted apart: a change of topping is a change of few of them. */
export interface PizzaParts {
  /** Crust, sauce and cheese: a document with its filters. */
  readonly bed: string
  /** Where the pieces lie, and how large; what they look like is on sheets. */
  readonly pieces: readonly LaidPieces[]
  /** Spices and sauces over all pieces but the highest; `null` when there are none. */
  readonly poured: string | null
}

/** A topping's shapes side by side in one document, each in the middle of a square cell. */
export interface Sheet {
  readonly svg: () => string
  /** Tells it from other sheets. */
  readonly name: string
  /** The side of a cell in picture units, for pieces of `scale`. */
  readonly cell: number
  readonly scale: number
  readonly shapes: number
}

const isPoured = ({ slug }: DrawnTopping): boolean => ["dust", "drizzle"].includes(glyphOf(slug).kind)

/** Draws all of a pizza but its pieces. */
export const drawParts = (pizza: NamedPizza): PizzaParts => {
  const toppings = countingToppings(pizza.toppings)
  const poured = toppings.filter(isPoured)
  return {
    bed: drawPizza({ ...pizza, only: "bed", detail: "rich", idPrefix: "" }),
    pieces: layPieces(pizza.seed, toppings),
    poured:
      poured.length === 0
        ? null
        : drawPizza({ ...pizza, toppings: poured, only: "poured", detail: "plain", idPrefix: "" }),
  }
}

/** As large as pieces ever lie. */
const scale = 1.12

/** As many as lie on a pizza with few toppings. */
const shapes = 4

/** What a topping's pieces look like, wet and with their shadow: the same however many toppings there are. */
export const sheetOf = (
  { seed, crust }: NamedPizza,
  { topping, glyph }: Pick<LaidPieces, "topping" | "glyph">,
): Sheet => {
  const cell = Math.ceil(glyph.radius * scale * 1.6 + 11) * 2
  const id = (name: string): string => `s-${name}`
  const name = (shape: number): string => id(String(shape))
  const svg = (): string => {
    const lying = times(shapes, (nth) => copy(name(nth), `x="${(nth + 0.5) * cell}" y="${cell / 2}"`))
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cell * shapes} ${cell}" stroke-linecap="round" stroke-linejoin="round">` +
      `<defs>${gradients({ crust }, id)}${wetSheet(id("wet"), cell * shapes, cell)}` +
      `${drawShapes(seed, { topping, glyph, scale }, shapes, name, id)}</defs>` +
      group(`filter="url(#${id("wet")})"`, ...lying) +
      "</svg>"
    )
  }
  return { svg, name: `${seed}/${topping.slug}/${topping.part}`, cell, scale, shapes }
}
