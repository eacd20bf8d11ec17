import * as fc from "fast-check"
import { expect, test } from "vitest"
import { Level } from "../../menu/model.ts"
import { ceiling, type Fraction, fraction, isLess, multiply, plus } from "../../money/fraction.fixture.ts"
import { minor } from "../../money/rules/kroner.ts"
import { cases } from "../../../testing/cases.fixture.ts"
import { seedOfRun, shareOf } from "../../../testing/share.fixture.ts"
import type { HalfIngredient, LineToPrice, WholeIngredient } from "../model.ts"
import { priceLine } from "./priceLine.ts"

/** The table of DECISIONS §4 verbatim: a row per default, a column per quantity. */
const table = `
| | q=0.75 | 1 | 1.5 | 2 | 3 |
|---|---|---|---|---|---|
| not a default (d=0) | 1 | 1 | 2 | 2 | 3 |
| d=0.75 | 0 | 1 | 1 | 2 | 3 |
| d=1 | 0 | 0 | 1 | 1 | 2 |
| d=1.5 | 0 | 0 | 0 | 1 | 2 |
| d=2 | 0 | 0 | 0 | 0 | 2 |
| d=3 | 0 | 0 | 0 | 0 | 0 |`

const [head = [], , ...rows] = table
  .trim()
  .split("\n")
  .map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
const columns = head.map((cell) => cell.replace("q=", ""))

const multipleOf = (comesWith: Level, quantity: Level): Fraction => {
  if (quantity === 0) return fraction(0)
  const row = rows.find(([name]) => name?.replace(/^.*d=([\d.]+)\)?$/, "$1") === String(comesWith))
  return fraction(BigInt(row?.[columns.indexOf(String(quantity))] ?? "?"))
}

const krone = fraction(100)
const upToKrone = (amount: Fraction): Fraction => multiply(fraction(ceiling(multiply(amount, fraction(1, 100)))), krone)

/** The line's price by the text of DECISIONS §4, in exact fractions of øre until it is a whole number. */
const priceExactly = (line: LineToPrice, halfAndHalf: "dearer" | "mean") => {
  let extras = fraction(0)
  for (const { price, default: comesWith, quantity, part } of line.ingredients) {
    const extra = multiply(fraction(price), multipleOf(comesWith, quantity))
    extras = plus(extras, part === "whole" ? extra : upToKrone(multiply(extra, fraction(1, 2))))
  }
  const unit = line.kind === "half-half" ? ofHalves(line.halves, halfAndHalf) : fraction(line.unitPrice)
  const whole = multiply(plus(unit, extras), fraction(line.quantity))
  return { unitPrice: toWhole(unit), extras: toWhole(extras), linePrice: toWhole(whole) }
}

const ofHalves = ([first, second]: readonly [number, number], halfAndHalf: "dearer" | "mean"): Fraction => {
  const [one, other] = [fraction(first), fraction(second)]
  if (halfAndHalf === "dearer") return isLess(one, other) ? other : one
  return upToKrone(multiply(plus(one, other), fraction(1, 2)))
}

const toWhole = ({ over, under }: Fraction): number => {
  if (over % under !== 0n) throw new Error(`${over}/${under} is not a whole number of øre`)
  return Number(over / under)
}

const price = fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 50_000 })).map(minor)
const level = fc.constantFrom(...Level.literals)
const quantity = fc.integer({ min: 1, max: 99 })
const chosen = { code: fc.constantFrom("PE", "HA", "S"), price, default: level, quantity: level }
const whole: fc.Arbitrary<WholeIngredient> = fc.record({ ...chosen, part: fc.constant("whole" as const) })
const half: fc.Arbitrary<HalfIngredient> = fc.record({ ...chosen, part: fc.constantFrom("whole", "left", "right") })
const line: fc.Arbitrary<LineToPrice> = fc.oneof(
  fc.record({
    kind: fc.constantFrom("pizza" as const, "others" as const),
    unitPrice: price,
    quantity,
    ingredients: fc.array(whole, { maxLength: 8 }),
  }),
  fc.record({
    kind: fc.constant("half-half" as const),
    halves: fc.tuple(price, price),
    quantity,
    ingredients: fc.array(half, { maxLength: 8 }),
  }),
)

test("an exact computation in fractions gives the same prices", () => {
  fc.assert(
    fc.property(line, fc.constantFrom("dearer" as const, "mean" as const), (asked, halfAndHalf) => {
      expect(priceLine(asked, halfAndHalf)).toEqual(priceExactly(asked, halfAndHalf))
    }),
    { numRuns: cases(shareOf(100_000)), seed: seedOfRun(2026) },
  )
}, 60_000)
