import { marketOf } from "@skorpe/core/domain/market"
import { add, kroner, type Minor } from "@skorpe/core/domain/money"
import { type LineToPrice, priceLine } from "@skorpe/core/domain/pizza"
import { measure, report } from "./measure.ts"

const carts = 20_000

/**
 * The same cart twice, with three half-and-half lines: as input of the rule, and as plain numbers with the dearer
 * half's price and each extra's multiple already looked up.
 */
const levels = [
  { default: 0, quantity: 1.5, multiple: 2 },
  { default: 1, quantity: 2, multiple: 1 },
  { default: 0.75, quantity: 3, multiple: 3 },
] as const

const lines = Array.from({ length: 10 }, (_, index) => ({
  unitPrice: kroner(199 + 10 * index),
  quantity: 1 + (index % 3),
  prices: [kroner(25), kroner(30 + index), kroner(20)] as const,
}))

const forRule = lines.map(({ unitPrice, quantity, prices }, line): LineToPrice => {
  const ingredients = levels.map((level, index) => ({
    code: `I${index}`,
    price: prices[index] ?? kroner(0),
    default: level.default,
    quantity: level.quantity,
    part: "whole" as const,
  }))
  return line % 3 === 2
    ? { kind: "half-half", halves: [kroner(100), unitPrice], quantity, ingredients }
    : { kind: "pizza", unitPrice, quantity, ingredients }
})

const forArithmetic = lines.map(({ unitPrice, quantity, prices }) => ({
  unitPrice,
  quantity,
  extras: levels.map(({ multiple }, index) => ({ price: prices[index] ?? kroner(0), multiple })),
}))

const { halfAndHalf } = marketOf("no")

/** Prices each line by the rule and adds them up, as the cart's view does. */
const byRule = (): number => {
  let sum = 0
  for (let cart = 0; cart < carts; cart++) {
    const priced: Minor[] = []
    for (const line of forRule) priced.push(priceLine(line, halfAndHalf).linePrice)
    sum += add(...priced)
  }
  return sum
}

/** The same arithmetic on plain numbers. */
const byArithmetic = (): number => {
  let sum = 0
  for (let cart = 0; cart < carts; cart++) {
    const priced: number[] = []
    for (const { unitPrice, quantity, extras } of forArithmetic) {
      let piece: number = unitPrice
      for (const { price, multiple } of extras) piece += price * multiple
      priced.push(piece * quantity)
    }
    for (const price of priced) sum += price
  }
  return sum
}

/** The time to price a cart of 10 pizzas with 3 changed ingredients each, beside plain arithmetic. */
export const benchPrice = async (): Promise<void> => {
  if (byRule() !== byArithmetic()) throw new Error("the rule and the arithmetic give different sums")
  const rule = await measure(15, byRule)
  const arithmetic = await measure(15, byArithmetic)
  const each = (milliseconds: number) => `${((milliseconds * 1e6) / carts).toFixed(0)} ns`
  report("a cart of 10 lines with 3 modifiers, by the rule", each(rule.best))
  report("the same numbers, added and multiplied", each(arithmetic.best))
  report("ratio of the best runs", (rule.best / arithmetic.best).toFixed(2))
  report("ratio of the middle runs", (rule.median / arithmetic.median).toFixed(2))
}
