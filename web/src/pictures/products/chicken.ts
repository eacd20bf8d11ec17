import { between, type Random } from "@skorpe/core/domain/random"
import { oneOf, times } from "../choices.ts"
import { blob, dots, line, path, polar } from "../shape.ts"
import { type Drawing, type Id } from "./palette.ts"
import { dip, heap, lump, plate, specks } from "./plate.ts"

/** Glazed wings on a plate. */
export const wings: Drawing = (random, id) => {
  const d =
    "M-52 8C-56 -22 -26 -40 2 -32C30 -30 40 -12 52 -6C62 -12 72 0 62 6C66 16 54 20 46 12C30 22 22 34 -4 34C-32 38 -50 30 -52 8z"
  const wing = (x: number, y: number): string =>
    lump(
      id,
      d,
      oneOf(random, ["#a8430f", "#b64f14", "#963809"]),
      x,
      y + between(random, -6, 6),
      between(random, -34, 34) + (x > 0 ? 0 : 180),
      line("M54 0L76 3M78 -3h0M79 8h0", "#f3e2c0", 13) +
        path("M-34 -2C-30 -20 -8 -24 6 -18C0 -10 -20 -10 -34 -2z", "#f0a04a", 'opacity=".85"') +
        line("M-20 18Q2 26 22 12", "#6b2304", 4, 'opacity=".6"'),
    )
  return (
    plate(id) +
    heap(
      [
        [3, 2, 86],
        [3, 44, 98],
        [2, 82, 48],
      ],
      wing,
    ) +
    specks(random, ["#4d7a26", "#f7dc9a"], 110, 40)
  )
}

const crisp = (random: Random, id: Id, x: number, y: number, long: number): string =>
  lump(
    id,
    blob(random, long, 0.13, 10, 0.55),
    oneOf(random, ["#d88a2a", "#cf7d1f", "#e2983a"]),
    x,
    y,
    between(random, -70, 70),
    line(
      dots(times(14, () => polar(random() * 6.28, Math.sqrt(random()) * long * 0.75, 0.5))),
      "#f7c878",
      4.5,
      'opacity=".8"',
    ) +
      line(
        dots(times(8, () => polar(random() * 6.28, Math.sqrt(random()) * long * 0.8, 0.5))),
        "#8f4a10",
        3.5,
        'opacity=".65"',
      ),
  )

/** Breaded chicken and a dip on a plate. */
export const chicken: Drawing = (random, id) =>
  plate(id) +
  heap(
    [
      [3, 0, 88],
      [4, 36, 108],
      [3, 66, 70],
    ],
    (x, y) => crisp(random, id, x, y + between(random, -5, 5), 46),
  ) +
  dip(id, 44, 88, "#f6d9a0") +
  specks(random, ["#4d7a26", "#6b9a3a"], 104, 26)
