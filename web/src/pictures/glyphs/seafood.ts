import { between, type Random } from "@skorpe/core/domain/random"
import { oneOf, times } from "../choices.ts"
import { blob, closedCurve, line, path } from "../shape.ts"
import { body, edge, type Glyph, type Piece } from "./glyph.ts"

const shrimp = (): Piece => {
  const d = "M-9 7A11.5 11.5 0 1 1 9 7"
  const ribs = times(5, (i) => {
    const angle = Math.PI * (1.02 + i * 0.24)
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return `M${x * 8} ${y * 8}L${x * 15} ${y * 15}`
  }).join("")
  return {
    outline: d,
    line: 9,
    paint:
      edge("#ec7f57", 9) +
      line("M-7.5 6A9.5 9.5 0 1 1 7.5 6", "#ffc3a2", 3.4) +
      line(ribs, "#d1552f", 1.3, 'opacity=".75"') +
      path("M8 5l8 1-3 6-7 1z", "#e0653b"),
  }
}

const tuna = (random: Random): Piece => {
  const outline = blob(random, between(random, 8, 11), 0.22, 7, 0.7)
  return {
    outline,
    paint:
      body(oneOf(random, ["#d8ab8b", "#c9967a", "#e2bd9d"])) +
      line("M-5 -1.5q5 -2 9 0M-4 2q4 -1.5 8 .5", "#a8745a", 1, 'opacity=".8"'),
  }
}

const anchovy = (random: Random): Piece => {
  const bend = between(random, -9, 9)
  const outline = closedCurve([
    [-23, 0],
    [-10, -4.5 + bend * 0.5],
    [8, -4 + bend],
    [23, bend * 0.2],
    [9, 3 + bend],
    [-9, 4 + bend * 0.5],
  ])
  return {
    outline,
    paint: body("#8b5e48") + line(`M-17 0Q0 ${bend * 0.9} 17 ${bend * 0.3}`, "#d9b49a", 1.6) + edge("#5f3a2b", 1),
  }
}

/** Fish and shellfish. */
export const seafood = {
  shrimp: { kind: "pieces", count: 14, radius: 15, layer: 2, turns: true, piece: shrimp },
  tuna: { kind: "pieces", count: 26, radius: 9, layer: 1, turns: true, piece: tuna },
  anchovy: { kind: "pieces", count: 9, radius: 17, layer: 2, turns: true, piece: anchovy },
} satisfies Record<string, Glyph>
