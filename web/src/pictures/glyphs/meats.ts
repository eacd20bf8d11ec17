import { between, type Random } from "@skorpe/core/domain/random"
import { oneOf, times } from "../choices.ts"
import { blob, closedCurve, line, openCurve, path, polygon, type Point } from "../shape.ts"
import { body, edge, type Glyph, type Piece } from "./glyph.ts"

const ham = (random: Random): Piece => {
  const outline = blob(random, 17.5, 0.17, 6, 0.88)
  const marble = (x: number, y: number): string =>
    `M${x} ${y}q${between(random, 2, 4)} ${between(random, -3, 3)} ${between(random, 6, 9)} ${between(random, -2, 2)}`
  return {
    outline,
    paint:
      body("#ee9c90", 'stroke="#c4615a" stroke-width="1.4"') +
      path(blob(random, 12, 0.22, 6, 0.7), "#f9c1b4", 'transform="translate(-1 -2)"') +
      line(marble(-10, -4) + marble(1, -7) + marble(-4, 5), "#fbe0d6", 1.7) +
      line(`M5 9q7 -3 8 -9`, "#d2746b", 2, 'opacity=".7"'),
  }
}

const crumble = (random: Random): Piece => {
  const outline = blob(random, between(random, 7.5, 9.5), 0.24, 7)
  return {
    outline,
    paint:
      body(oneOf(random, ["#5d311a", "#6e3c20", "#54290f"])) +
      path(blob(random, 4.6, 0.3, 6), "#8d5532", 'transform="translate(-1.6 -2)"'),
  }
}

const bacon = (random: Random): Piece => {
  const length = between(random, 17, 21)
  const wave = between(random, 3, 4.5)
  const points: Point[] = times(6, (i) => [-length + (i * length) / 2.5, i % 2 === 0 ? -wave : wave])
  const d = openCurve(points)
  const along = (shift: number): string => openCurve(points.map(([x, y]) => [x, y + shift]))
  return {
    outline: d,
    line: 11,
    paint:
      edge("#9c2f1c", 11, 'stroke-linecap="butt"') +
      line(along(-1.4), "#f1c9a4", 3) +
      line(along(3), "#e3a07e", 1.6) +
      line(along(-4.6), "#6e1c0e", 1.4),
  }
}

const grill = (x: number): string => `M${x - 2.5} -7.5l5 14`

const chicken = (random: Random): Piece => {
  const outline = blob(random, 14, 0.17, 7, 0.78)
  return {
    outline,
    paint:
      body("#e3b878") +
      path(blob(random, 9.5, 0.2, 7, 0.65), "#f6dfae", 'transform="translate(-1.5 -3)"') +
      line(grill(-5) + grill(1) + grill(7), "#8f5722", 2, 'opacity=".55"') +
      edge("#b9803c", 1.2, 'opacity=".7"'),
  }
}

const kebab = (random: Random): Piece => {
  const bend = between(random, 5, 10)
  const outline = closedCurve([
    [-19, between(random, 0, 6)],
    [-9, -bend],
    [4, -bend + between(random, -1, 4)],
    [19, between(random, -6, 5)],
    [13, between(random, 5, 9)],
    [1, between(random, 0, 4)],
    [-10, between(random, 5, 9)],
  ])
  return {
    outline,
    paint:
      body(oneOf(random, ["#96592c", "#86481f", "#a4683a"])) +
      line(`M-13 0q9 ${-bend} 17 -3`, "#cf9a62", 2.2, 'opacity=".85"') +
      line("M-9 4q10 -5 20 0", "#5b2c10", 1.6, 'opacity=".7"'),
  }
}

const chips = (random: Random): Piece => {
  const outline = polygon([
    [between(random, -12, -8), between(random, 4, 8)],
    [between(random, -2, 4), between(random, -12, -8)],
    [between(random, 8, 12), between(random, 3, 8)],
  ])
  return {
    outline,
    paint:
      body("#f3b93f", 'stroke="#d68c1c" stroke-width="1.6" stroke-linejoin="round"') +
      line("M-3 1h0M3 3h0M0 -4h0", "#b4661a", 2) +
      line("M-1 5h0M2 -2h0", "#ffe39a", 2.2),
  }
}

const nut = (random: Random): Piece => {
  const outline = blob(random, 6.3, 0.08, 8, 0.72)
  return { outline, paint: body("#dba45c") + line("M-3.6 -.6q3.6 1.6 7.2 0", "#a86c2b", 1) }
}

/** Meats in pieces and strips, and crunchy toppings. */
export const meats = {
  ham: { kind: "pieces", count: 15, radius: 17, layer: 0, turns: true, piece: ham },
  beef: { kind: "pieces", count: 34, radius: 8.5, layer: 1, turns: true, piece: crumble },
  bacon: { kind: "pieces", count: 14, radius: 16, layer: 1, turns: true, piece: bacon },
  chicken: { kind: "pieces", count: 15, radius: 14, layer: 1, turns: true, piece: chicken },
  kebab: { kind: "pieces", count: 18, radius: 16, layer: 1, turns: true, piece: kebab },
  "nacho-crumbs": { kind: "pieces", count: 16, radius: 11, layer: 3, turns: true, piece: chips },
  peanuts: { kind: "pieces", count: 24, radius: 6.5, layer: 3, turns: true, piece: nut },
} satisfies Record<string, Glyph>
