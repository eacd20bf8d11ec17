import { between, type Random } from "@skorpe/core/domain/random"
import { times } from "../choices.ts"
import { blob, dots, line, path, polar, type Point } from "../shape.ts"
import { body, type Glyph, type Piece } from "./glyph.ts"

const within = (random: Random, radius: number): Point => polar(random() * 6.283, radius * Math.sqrt(random()))

const slice = (random: Random, radius: number, skin: string, meat: string, fat: string, dark: string): Piece => {
  const outline = blob(random, radius, 0.035, 10)
  return {
    outline,
    paint:
      body(skin) +
      path(blob(random, radius * 0.86, 0.04, 9), meat) +
      line(dots(times(7, () => within(random, radius * 0.72))), fat, radius * 0.17, 'opacity=".8"') +
      line(dots(times(6, () => within(random, radius * 0.75))), dark, radius * 0.13, 'opacity=".75"'),
  }
}

const ball = (random: Random): Piece => {
  const outline = blob(random, 15.5, 0.07, 9)
  return {
    outline,
    paint:
      body("#7c4020") +
      path(blob(random, 11, 0.12), "#9a5a30", 'transform="translate(-2 -3)"') +
      line(dots(times(9, () => within(random, 12))), "#4f230e", 2.4, 'opacity=".7"') +
      line(dots(times(5, () => within(random, 9))), "#c98a56", 2, 'opacity=".8"'),
  }
}

/** Cured and minced meats in slices and balls. */
export const sausages = {
  pepperoni: {
    kind: "pieces",
    count: 14,
    radius: 21,
    layer: 1,
    turns: false,
    piece: (random) => slice(random, between(random, 19.5, 21.5), "#8f1d10", "#bf3720", "#e5876a", "#861a0e"),
  },
  chorizo: {
    kind: "pieces",
    count: 14,
    radius: 16,
    layer: 1,
    turns: false,
    piece: (random) => slice(random, between(random, 14.5, 16.5), "#6f1c0c", "#a93a15", "#f2a45f", "#5c1408"),
  },
  meatballs: { kind: "pieces", count: 11, radius: 16, layer: 2, turns: false, piece: ball },
} satisfies Record<string, Glyph>
