import { onPart } from "./bed.ts"
import { glyphOf } from "./glyphs/index.ts"
import { between, randomFrom, type Random } from "@skorpe/core/domain/random"
import { times } from "./choices.ts"
import { closedCurve, copy, dots, group, line, openCurve, whole, type Point } from "./shape.ts"
import type { DrawnTopping, PizzaSpec } from "./spec.ts"
import { strew } from "./spread.ts"

const rim = 141

/** A path like a hand's with a bottle: long loops that drift and lean, and never reach the rim twice at one height. */
const handPath = (random: Random, passes: number): Point[] => {
  const lean = between(random, -0.9, 0.9)
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  const perTurn = 13
  const count = Math.round((passes / 2) * perTurn)
  const [start, slow, fast] = [random() * 6, random() * 6, random() * 6]
  return times(count, (i): Point => {
    const along = i / (count - 1)
    const turn = start + (i / perTurn) * 6.283 + Math.sin(along * 9 + slow) * 0.5
    const middle = (2 * along - 1) * (rim - 24) + Math.sin(along * 14 + fast) * 9
    const half = Math.sqrt(Math.max(600, rim * rim - middle * middle)) * (0.8 + 0.17 * Math.sin(along * 23 + slow))
    const [x, y] = [Math.sin(turn) * half, middle + Math.cos(turn) * 13]
    return whole([x * cos - y * sin, x * sin + y * cos])
  })
}

/** A ribbon along the points: wide where they are close (a slow hand), thin where they are far apart. */
const ribbon = (random: Random, points: readonly Point[]): string => {
  const [left, right]: [Point[], Point[]] = [[], []]
  for (const [i, [x, y]] of points.entries()) {
    const [ax, ay] = points[i - 1] ?? [x, y]
    const [bx, by] = points[i + 1] ?? [x, y]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const half = between(random, 1.7, 2.7) + 70 / (length + 26)
    left.push([x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half])
    right.push([x + ((by - ay) / length) * half, y - ((bx - ax) / length) * half])
  }
  return closedCurve([...left, ...right.reverse()])
}

/** The drizzles over a baked pizza; a raw one has none. */
export const drawDrizzle = (spec: PizzaSpec, toppings: readonly DrawnTopping[], id: (name: string) => string): string =>
  toppings
    .map((topping) => {
      const glyph = glyphOf(topping.slug)
      if (glyph.kind !== "drizzle" || spec.stage === "raw") return ""
      const random = randomFrom(`${spec.seed}/${topping.slug}`)
      const points = handPath(random, Math.round(5 + topping.level * 2))
      const shape = id(`${topping.slug}-${topping.part}`)
      const drops = dots(strew(random, Math.round(5 + topping.level * 5), rim, topping.part))
      return onPart(
        id,
        topping.part,
        group(
          `data-slug="${topping.slug}"`,
          `<defs><path id="${shape}" d="${ribbon(random, points)}${drops}"/></defs>`,
          copy(shape, 'fill="#3a1000" stroke="#3a1000" opacity=".3" transform="translate(1.4 2.8)"'),
          copy(shape, `fill="${glyph.colour}" stroke="${glyph.colour}"`),
          line(openCurve(points), glyph.light, 1.4, 'opacity=".75" transform="translate(-.7 -1)"'),
        ),
      )
    })
    .join("")
