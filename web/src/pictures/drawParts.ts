import { bedToppings } from "./bed.ts"
import { countingToppings, drawPizza } from "./drawPizza.ts"
import { wetSheet } from "./filters.ts"
import { glyphOf } from "./glyphs/index.ts"
import { gradients } from "./palette.ts"
import type { NamedPizza } from "./pictureName.ts"
import { times } from "./choices.ts"
import { asGroup, copy, group } from "./shape.ts"
import type { DrawnTopping } from "./spec.ts"
import { drawShapes, type LaidPieces, layPieces } from "./toppings.ts"

/** A baked, unboxed pizza in parts that are rasterised separately, so that a changed topping repaints few of them. */
export interface PizzaParts {
  /** Crust, sauce and cheese, with their filters. */
  readonly bed: PartDrawing
  /** The pieces' positions and sizes; their shapes are on sprite sheets (`sheetOf`). */
  readonly pieces: readonly LaidPieces[]
  /** Spices and drizzles, above all layers of pieces but the topmost; `null` if there are none. */
  readonly poured: PartDrawing | null
}

/** An SVG document with its cache key; it is drawn only on a cache miss. */
export interface PartDrawing {
  readonly name: string
  readonly svg: () => string
}

/** A sprite sheet: a topping's shapes side by side in one document, each in the middle of a square cell. */
export interface Sheet extends PartDrawing {
  /** The side of a cell in picture units, at the pieces' `scale`. */
  readonly cell: number
  readonly scale: number
  readonly shapes: number
}

const isPoured = ({ slug }: DrawnTopping): boolean => ["dust", "drizzle"].includes(glyphOf(slug).kind)

const nameOf = (
  part: "bed" | "poured",
  { seed, crust, stage }: NamedPizza,
  toppings: readonly DrawnTopping[],
): string =>
  JSON.stringify([part, seed, crust, stage, toppings.map(({ slug, level, part: side }) => [slug, level, side])])

/** Splits a pizza into parts: the pieces are laid out at once, the documents are drawn on demand. */
export const drawParts = (pizza: NamedPizza): PizzaParts => {
  const toppings = countingToppings(pizza.toppings)
  const poured = toppings.filter(isPoured)
  const isSplit = toppings.some(({ part }) => part !== "whole")
  return {
    bed: {
      name: `${nameOf("bed", pizza, bedToppings(toppings))}${isSplit ? "|" : ""}`,
      svg: () => drawPizza({ ...pizza, only: "bed", detail: "rich", idPrefix: "" }),
    },
    pieces: layPieces(pizza.seed, toppings),
    poured:
      poured.length === 0
        ? null
        : {
            name: nameOf("poured", pizza, poured),
            svg: () => drawPizza({ ...pizza, toppings: poured, only: "poured", detail: "plain", idPrefix: "" }),
          },
  }
}

/** The largest scale that `layPieces` gives. */
const scale = 1.12

/** The most shapes of one topping that `layPieces` uses. */
const shapes = 4

/**
 * The sprite sheet of a topping, with gloss and shadow. It does not depend on the other toppings, so it can be cached.
 */
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
      `${drawShapes(seed, { topping, glyph, scale }, shapes, name, id, asGroup)}</defs>` +
      group(`filter="url(#${id("wet")})"`, ...lying) +
      "</svg>"
    )
  }
  return { svg, name: `${seed}/${topping.slug}/${topping.part}`, cell, scale, shapes }
}
