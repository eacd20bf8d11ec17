import { times } from "../choices.ts"
import { blob, dots, line, oval, path, polar } from "../shape.ts"
import { fill, ground, type Drawing } from "./palette.ts"
import { lump } from "./plate.ts"

/** Three scoops in a tub. */
export const ice: Drawing = (random, id, slug) => {
  const flavours: readonly [string, ...string[]] = /choc|sjoko|choklad/.test(slug)
    ? ["#6b3a1e", "#8a5230", "#55290f"]
    : /berry|jordbaer|jordgubb/.test(slug)
      ? ["#f0a3a8", "#f7c3c0", "#e8858f"]
      : ["#fbeecb", "#f3c9b0", "#8a5230"]
  const scoop = (x: number, y: number, r: number, k: number): string =>
    lump(
      id,
      blob(random, r, 0.05, 12),
      flavours[k] ?? flavours[0],
      x,
      y,
      0,
      oval(-r * 0.3, -r * 0.4, r * 0.4, r * 0.22, fill(id, "gloss")) +
        line(
          dots(times(9, () => polar(random() * 6.28, r * 0.75 * Math.sqrt(random())))),
          "#4a220c",
          4,
          'opacity=".55"',
        ),
    )
  const tub = "M-94 0H94L74 132Q72 148 56 148H-56Q-72 148 -74 132z"
  return (
    ground(id, 92) +
    scoop(-44, -34, 54, 1) +
    scoop(44, -34, 54, 2) +
    scoop(0, -82, 56, 0) +
    path(tub, "#c3321a") +
    path("M-88 40Q0 84 86 52L80 92Q0 120 -80 84z", "#f8e9cf") +
    path(tub, fill(id, "round")) +
    path("M-100 -8H100Q104 12 96 16H-96Q-104 12 -100 -8z", "#fbf1de") +
    path("M-100 -8H100Q104 12 96 16H-96Q-104 12 -100 -8z", fill(id, "round"), 'opacity=".5"')
  )
}
