import type { Goods, TaxRate } from "../../market/model.ts"
import type { Minor } from "../../money/model.ts"
import { add, minor } from "../../money/rules/kroner.ts"
import type { Day } from "../../time/model.ts"

/** An amount including tax, and its kind of goods. */
export interface TaxedAmount {
  readonly amount: Minor
  readonly goods: Goods
}

/** The included tax on a day of fulfilment: summed per rate, then rounded half up once per rate (DECISIONS §2). */
export const taxInside = (rates: readonly TaxRate[], amounts: readonly TaxedAmount[], on: Day): Minor => {
  const sums = new Map<number, Minor>()
  for (const { amount, goods } of amounts) {
    const rate = findRate(rates, goods, on)
    sums.set(rate, add(sums.get(rate) ?? minor(0), amount))
  }
  return add(...[...sums].map(([rate, sum]) => minor(Math.floor((2 * sum * rate + 100 + rate) / (2 * (100 + rate))))))
}

const findRate = (rates: readonly TaxRate[], goods: Goods, on: Day): number =>
  rates.find(
    (rate) =>
      rate.goods === goods && (rate.from === null || rate.from <= on) && (rate.through === null || on <= rate.through),
  )?.percent ?? 0
