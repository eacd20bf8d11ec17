import type { Random } from "@skorpe/core/domain/random"
import { times } from "../choices.ts"
import { dots, line, oval, path, polar } from "../shape.ts"
import { fill, type Id } from "./palette.ts"

/** A stoneware plate; food is laid on it between y -60 and 110. */
export const plate = (id: Id): string =>
  oval(4, 62, 196, 128, fill(id, "ground")) +
  oval(0, 44, 178, 112, "#e9dcc6") +
  oval(0, 39, 178, 110, "#fbf4e6") +
  oval(0, 42, 134, 78, "#efe3cd") +
  oval(0, 45, 132, 75, "#f8efdf")

/** Herbs or salt scattered over a plate, around height `y`. */
export const specks = (random: Random, colours: readonly [string, string], half: number, y: number): string =>
  colours
    .map((colour) =>
      line(
        dots(times(16, () => polar(random() * 6.28, Math.sqrt(random()) * half, 0.55))),
        colour,
        3.4,
        `transform="translate(0 ${y})"`,
      ),
    )
    .join("")

/** Objects side by side in rows, the rear row first. */
export const heap = (
  rows: readonly (readonly [count: number, y: number, half: number])[],
  draw: (x: number, y: number) => string,
): string =>
  rows
    .map(([count, y, half]) =>
      times(count, (i) => draw(count === 1 ? 0 : -half + (2 * half * i) / (count - 1), y)).join(""),
    )
    .join("")

/** One object with its shadow and shading. */
export const lump = (id: Id, d: string, colour: string, x: number, y: number, turn: number, paint: string): string =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(turn)})"><path d="${d}" fill="#3a1000" opacity=".3" transform="translate(3 6)"/>${path(d, colour)}${paint}${path(d, fill(id, "shade"))}</g>`

/** A small pot of sauce. */
export const dip = (id: Id, x: number, y: number, sauce: string): string =>
  `<g transform="translate(${x} ${y})">${oval(3, 22, 54, 26, fill(id, "ground"))}${path("M-44 0L-36 26Q0 40 36 26L44 0z", "#efe4d0")}${oval(0, 0, 44, 19, "#fffaf0")}${oval(0, 2, 37, 14, sauce)}${oval(-10, -2, 14, 5, fill(id, "gloss"))}</g>`
