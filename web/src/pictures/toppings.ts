import { body, edge, type Glyph, type Layer, type Piece } from "./glyphs/glyph.ts"
import { glyphOf } from "./glyphs/index.ts"
import { xmlText } from "./frame.ts"
import { between, randomFrom, type Random } from "@skorpe/core/domain/random"
import { times } from "./choices.ts"
import { asMarker, line, oval, strewn, trim, type Point, type Wrap } from "./shape.ts"
import type { DrawnTopping, PizzaSpec } from "./spec.ts"
import { spread, strew } from "./spread.ts"

type Pieces = Extract<Glyph, { kind: "pieces" }>
type PieceTopping = { readonly topping: DrawnTopping; readonly glyph: Pieces }

const reach = 146
const share: Record<DrawnTopping["level"], number> = { 0: 0, 0.75: 0.7, 1: 1, 1.5: 1.4, 2: 1.75, 3: 2.3 }

/** The number of pieces or specks at a topping's level, from `count` at level 1; never fewer at a higher level. */
export const countAt = (count: number, { level, part }: DrawnTopping): number =>
  level === 0 ? 0 : Math.max(1, Math.round(count * (part === "whole" ? 1 : 0.5) * share[level]))

const draw = (
  name: string,
  piece: Piece,
  glyph: Pieces,
  scale: number,
  random: Random,
  id: (name: string) => string,
  wrap: Wrap,
): string => {
  const turn = glyph.turns ? `rotate(${Math.round(random() * 360)})` : ""
  const size = `scale(${(scale * between(random, 0.93, 1.06)).toFixed(2)})`
  const cast = `opacity=".3" transform="translate(1.4 2.6)${turn}${size}"`
  const shadow = piece.line === undefined ? body("#3a1000", cast) : edge("#3a1000", piece.line, cast)
  const shading = piece.line === undefined ? body(`url(#${id("shade")})`) : ""
  const gloss = oval(
    -glyph.radius * 0.32,
    -glyph.radius * 0.38,
    glyph.radius * 0.42,
    glyph.radius * 0.24,
    `url(#${id("gloss")})`,
    'transform="rotate(-35)"',
  )
  return trim(
    `<path id="${name}o" d="${piece.outline}"/>` +
      wrap(
        name,
        `${shadow}<g transform="${turn}${size}">${piece.paint}${shading}</g>` +
          (glyph.turns ? "" : `<g transform="${size}">${gloss}</g>`),
      ),
  ).replaceAll("#@", `#${name}o`)
}

const crowd = (lying: readonly PieceTopping[], count: (one: PieceTopping) => number): number =>
  lying.reduce((sum, one) => sum + count(one) * one.glyph.radius ** 2, 0) / reach ** 2

const fit = (crowding: number): number => Math.max(0.7, Math.min(1.12, Math.sqrt(0.7 / Math.max(crowding, 0.01))))

/** The pieces of one topping: their positions, their scale, and how many shapes alternate. */
export type LaidPieces = {
  readonly topping: DrawnTopping
  readonly glyph: Pieces
  readonly places: readonly Point[]
  readonly scale: number
  readonly shapes: number
}

/** Lays out all pieces. Positions and sizes depend on seed and toppings only, not on detail or stage. */
export const layPieces = (seed: string, toppings: readonly DrawnTopping[]): readonly LaidPieces[] => {
  const lying = toppings.flatMap((topping): PieceTopping[] => {
    const glyph = glyphOf(topping.slug)
    return glyph.kind === "pieces" ? [{ topping, glyph }] : []
  })
  const few = lying.length > 6 ? 0.65 : lying.length > 4 ? 0.85 : 1
  const normal = (one: PieceTopping): number => countAt(one.glyph.count * few, { ...one.topping, level: 1 })
  const wanted = (one: PieceTopping): number => countAt(one.glyph.count * few, one.topping)
  const scale = fit(crowd(lying, normal))
  const places = spread(
    lying.map((one) => ({
      random: randomFrom(`${seed}/${one.topping.slug}/${one.topping.part}/places`),
      part: one.topping.part,
      radius: one.glyph.radius * scale,
      wish: normal(one),
      extra: wanted(one) - normal(one),
    })),
    reach,
  )
  const drawnScale = Math.min(scale, fit(crowd(lying, wanted) * 0.8))
  const shapes = lying.length > 6 ? 2 : lying.length > 3 ? 3 : 4
  return lying.map((one, kind) => ({ ...one, places: places[kind] ?? [], scale: drawnScale, shapes }))
}

/**
 * Draws `count` shapes of a topping's pieces around 0,0, for `<defs>`; a higher count leaves the first ones unchanged.
 */
export const drawShapes = (
  seed: string,
  { topping, glyph, scale }: Pick<LaidPieces, "topping" | "glyph" | "scale">,
  count: number,
  name: (shape: number) => string,
  id: (name: string) => string,
  wrap: Wrap,
): string => {
  const random = randomFrom(`${seed}/${topping.slug}/${topping.part}`)
  return times(count, (shape) => draw(name(shape), glyph.piece(random), glyph, scale, random, id, wrap)).join("")
}

/** The drawn pieces of all toppings: their shapes for `<defs>`, and the content of each layer. */
export type LaidToppings = { readonly models: string; readonly layers: ReadonlyMap<Layer, string> }

/** No pieces: for a bed alone. */
export const nothingLaid: LaidToppings = { models: "", layers: new Map() }

/** Draws all pieces as parts of one document. */
export const layToppings = (
  { seed }: PizzaSpec,
  toppings: readonly DrawnTopping[],
  id: (name: string) => string,
): LaidToppings => {
  const layers = new Map<Layer, string>()
  const models = layPieces(seed, toppings).map((pieces, kind) => {
    const { topping, glyph, places, shapes } = pieces
    const name = (shape: number): string => id(`${kind.toString(36)}${shape}`)
    const used = Math.min(shapes, places.length)
    const lain = times(used, (shape) =>
      strewn(
        name(shape),
        places.filter((_, i) => i % shapes === shape),
      ),
    )
    layers.set(
      glyph.layer,
      (layers.get(glyph.layer) ?? "") + `<g data-slug="${xmlText(topping.slug)}" fill="none">${lain.join("")}</g>`,
    )
    return drawShapes(seed, pieces, used, name, id, asMarker)
  })
  return { models: models.join(""), layers }
}

/** Draws herbs and spices: specks too small to be pieces. */
export const drawDust = (spec: PizzaSpec, toppings: readonly DrawnTopping[]): string =>
  toppings
    .map((topping) => {
      const glyph = glyphOf(topping.slug)
      if (glyph.kind !== "dust") return ""
      const random = randomFrom(`${spec.seed}/${topping.slug}`)
      const specks = strew(random, countAt(glyph.count, topping), reach, topping.part)
      const marks = glyph.colours.map((colour, k) =>
        line(
          specks
            .filter((_, i) => i % glyph.colours.length === k)
            .map(
              ([x, y]) =>
                `M${Math.round(x)} ${Math.round(y)}l${Math.round(between(random, -2, 2))} ${Math.round(between(random, -2, 2))}`,
            )
            .join(""),
          colour,
          glyph.size * (0.8 + 0.2 * k),
          'opacity=".85"',
        ),
      )
      return `<g data-slug="${topping.slug}">${marks.join("")}</g>`
    })
    .join("")
