import { radial } from "../palette.ts"
import { oval } from "../shape.ts"

/** Adds a picture's prefix to the name of a gradient or shape. */
export type Id = (name: string) => string

/** How a product is drawn: SVG for a field of 400 by 400, standing on the ground at y = 150. */
export type Drawing = (random: () => number, id: Id, slug: string) => string

/** The gradients of all products: gloss, shade of fried food, a round body lit from the left, and ground shadow. */
export const productGradients = (id: Id): string =>
  radial(id("gloss"), [
    [0, "#fffdf2", 0.8],
    [1, "#fffdf2", 0],
  ]) +
  radial(
    id("shade"),
    [
      [0, "#fff3d6", 0.4],
      [0.45, "#ffe9c0", 0],
      [0.7, "#5a1c00", 0.04],
      [1, "#3d1200", 0.45],
    ],
    'cx=".4" cy=".34" r=".7"',
  ) +
  radial(id("ground"), [
    [0.3, "#2a1204", 0.5],
    [0.7, "#2a1204", 0.2],
    [1, "#2a1204", 0],
  ]) +
  `<linearGradient id="${id("round")}">${(
    [
      [0, "#2b0d00", 0.45],
      [0.16, "#fff", 0.1],
      [0.3, "#fff", 0.5],
      [0.42, "#fff", 0.05],
      [0.7, "#2b0d00", 0.08],
      [1, "#2b0d00", 0.55],
    ] as const
  )
    .map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join("")}</linearGradient>`

/** The soft ground shadow of an object of that half width. */
export const ground = (id: Id, half: number, y = 150): string =>
  oval(6, y, half * 1.25, half * 0.26, `url(#${id("ground")})`)

/** A reference to a gradient, for `fill`. */
export const fill = (id: Id, name: string): string => `url(#${id(name)})`
