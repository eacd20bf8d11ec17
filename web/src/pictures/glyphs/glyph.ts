import type { Random } from "../random.ts"

/** One piece of a topping around 0,0: `outline` throws the shadow and takes the shading, `paint` (of `body`, `edge` and more) is what is seen. */
export type Piece = {
  readonly outline: string
  /** Set when the outline is a line of this width, not a filled shape. */
  readonly line?: number
  readonly paint: string
}

/** The piece's own outline, filled. */
export const body = (fill: string, paint = ""): string => `<use href="#@" fill="${fill}"${paint && ` ${paint}`}/>`

/** The piece's own outline as a line. */
export const edge = (colour: string, width: number, paint = ""): string =>
  body("none", `stroke="${colour}" stroke-width="${width}"${paint && ` ${paint}`}`)

/** When a thing goes on: low under the melting cheese, then the bulk, small things, and what is strewn after baking. */
export type Layer = 0 | 1 | 2 | 3

/** How an ingredient looks on a pizza. Counts are for level 1 on a whole pizza, radii in picture units. */
export type Glyph =
  | {
      readonly kind: "pieces"
      readonly count: number
      readonly radius: number
      readonly layer: Layer
      /** Whether it may lie any way round; false for blobs, whose light must stay at the upper left. */
      readonly turns: boolean
      readonly piece: (random: Random) => Piece
    }
  | { readonly kind: "dust"; readonly count: number; readonly size: number; readonly colours: readonly string[] }
  | { readonly kind: "drizzle"; readonly colour: string; readonly light: string; readonly base: string }
  | { readonly kind: "sauce"; readonly base: string }
  | { readonly kind: "melt"; readonly puddles: number }
  | { readonly kind: "nothing" }
