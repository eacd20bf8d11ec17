import type { Random } from "@skorpe/core/domain/random"

/**
 * One piece of a topping, drawn around 0,0: shadow and shading follow `outline`; `paint` (from `body`, `edge` …) is its
 * surface.
 */
export type Piece = {
  readonly outline: string
  /** The outline's width if it is a line, not a filled shape. */
  readonly line?: number
  readonly paint: string
}

/** The piece's own outline, filled. */
export const body = (fill: string, paint = ""): string => `<use href="#@" fill="${fill}"${paint && ` ${paint}`}/>`

/** The piece's own outline as a line. */
export const edge = (colour: string, width: number, paint = ""): string =>
  body("none", `stroke="${colour}" stroke-width="${width}"${paint && ` ${paint}`}`)

/** The order of layers from the bottom: 0 under the rest, 1 the bulk, 2 small pieces, 3 added after baking. */
export type Layer = 0 | 1 | 2 | 3

/** How an ingredient looks on a pizza. Counts are for level 1 on a whole pizza, radii in picture units. */
export type Glyph =
  | {
      readonly kind: "pieces"
      readonly count: number
      readonly radius: number
      readonly layer: Layer
      /** Whether pieces are rotated at random; false for blobs, whose highlight must stay at the upper left. */
      readonly turns: boolean
      readonly piece: (random: Random) => Piece
    }
  | { readonly kind: "dust"; readonly count: number; readonly size: number; readonly colours: readonly string[] }
  | { readonly kind: "drizzle"; readonly colour: string; readonly light: string; readonly base: string }
  | { readonly kind: "sauce"; readonly base: string }
  | { readonly kind: "melt"; readonly puddles: number }
  | { readonly kind: "nothing" }
