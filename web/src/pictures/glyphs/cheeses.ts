import { between, type Random } from "@skorpe/core/domain/random"
import { times } from "../choices.ts"
import { blob, dots, line, openCurve, polar, polygon } from "../shape.ts"
import { body, type Glyph, type Piece } from "./glyph.ts"

const feta = (random: Random): Piece => {
  const s = between(random, 7, 9)
  const outline = polygon([
    [-s, -s * between(random, 0.6, 0.9)],
    [s * between(random, 0.7, 1), -s],
    [s, s * between(random, 0.5, 0.8)],
    [-s * between(random, 0.6, 0.9), s],
  ])
  return {
    outline,
    paint:
      body("#fffaf0", 'stroke="#e3d3b1" stroke-width="1.6" stroke-linejoin="round"') +
      line(dots([polar(random() * 6, s * 0.4), polar(random() * 6, s * 0.5)]), "#dccaa5", 1.8),
  }
}

const shaving = (random: Random): Piece => {
  const bend = between(random, -4, 4)
  const outline = polygon([
    [-14, -3],
    [-4, -6 + bend],
    [9, -5 + bend],
    [14, -1],
    [6, 3 + bend],
    [-8, 4 + bend],
  ])
  return {
    outline,
    paint:
      body("#fbe9b7", 'stroke="#d9b263" stroke-width="1.1" stroke-linejoin="round"') +
      line(
        openCurve([
          [-11, -1],
          [0, -2 + bend],
          [11, -1],
        ]),
        "#fffbe6",
        1.6,
      ),
  }
}

const blue = (random: Random): Piece => {
  const outline = blob(random, 11, 0.2, 8)
  return {
    outline,
    paint:
      body("#f4ecd2", 'stroke="#d7c592" stroke-width="1.2"') +
      line(dots(times(6, () => polar(random() * 6.28, between(random, 1, 8)))), "#5d7391", 3, 'opacity=".85"'),
  }
}

/** Cheeses: two melt into the bed, the others are pieces on it. */
export const cheeses = {
  mozzarella: { kind: "melt", puddles: 9 },
  "extra-cheese": { kind: "melt", puddles: 20 },
  feta: { kind: "pieces", count: 17, radius: 9, layer: 2, turns: true, piece: feta },
  parmesan: { kind: "pieces", count: 15, radius: 11, layer: 3, turns: true, piece: shaving },
  "blue-cheese": { kind: "pieces", count: 14, radius: 11, layer: 2, turns: false, piece: blue },
} satisfies Record<string, Glyph>
