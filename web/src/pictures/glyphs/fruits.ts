import { between, type Random } from "@skorpe/core/domain/random"
import { times } from "../choices.ts"
import { blob, dots, line, path, polar } from "../shape.ts"
import { body, type Glyph, type Piece } from "./glyph.ts"

const pineapple = (random: Random): Piece => {
  const high = between(random, 12, 15)
  const outline = `M-5 ${-high}Q0 ${-high - 3} 5 ${-high}L15 8Q0 17 -15 8z`
  return {
    outline,
    paint:
      body("#f6c52c", 'stroke="#c98a0d" stroke-width="1.6" stroke-linejoin="round"') +
      path(`M-3 ${-high + 2}L-9 7Q-3 10 0 10V${-high}z`, "#ffe487", 'opacity=".8"') +
      line(`M0 ${-high + 3}V10M4 ${-high + 6}L8 8M-4 ${-high + 6}L-8 8`, "#d1930f", 1.2) +
      line("M-12 9Q0 15 12 9", "#a86a10", 1.6, 'opacity=".7"'),
  }
}

const banana = (random: Random): Piece => {
  const outline = blob(random, between(random, 12.5, 14), 0.05, 9, 0.92)
  return {
    outline,
    paint:
      body("#e8c266") +
      path(blob(random, 11, 0.05, 9, 0.92), "#fbeab4") +
      path(blob(random, 4, 0.2, 6), "#ecd08a") +
      line(dots(times(6, (i) => polar(i * 1.05 + 0.3, 3.2))), "#8a6426", 1.3),
  }
}

const crumb = (random: Random): Piece => {
  const outline = blob(random, 6.5, 0.2, 7)
  return {
    outline,
    paint: body("#c08a4c") + path(blob(random, 3.4, 0.3, 6), "#dcb27a", 'transform="translate(-1 -1.5)"'),
  }
}

/** Fruit. */
export const fruits = {
  pineapple: { kind: "pieces", count: 13, radius: 15, layer: 2, turns: true, piece: pineapple },
  banana: { kind: "pieces", count: 12, radius: 14, layer: 1, turns: true, piece: banana },
} satisfies Record<string, Glyph>

/** The fallback for an ingredient without a drawing: a neutral crumb. */
export const unknownCrumb: Glyph = { kind: "pieces", count: 18, radius: 7, layer: 2, turns: false, piece: crumb }
