import type { Goods, TaxRate } from "../../market/model.ts"
import type { Minor } from "../../money/model.ts"
import { add, minor, zero } from "../../money/rules/kroner.ts"
import type { TaxShare } from "../../order/model.ts"
import type { Day } from "../../time/model.ts"

/** An amount including tax, and its kind of goods. */
export interface TaxedAmount {
  readonly amount: Minor
  readonly goods: Goods
}

/** The included tax on a day of fulfilment, by rate, lowest first: summed, then rounded half up (DECISIONS §2). */
export const taxesInside = (
  rates: readonly TaxRate[],
  amounts: readonly TaxedAmount[],
  on: Day,
): readonly TaxShare[] => {
  const sums = new Map<number, Minor>()
  for (const { amount, goods } of amounts) {
    const rate = findRate(rates, goods, on)
    sums.set(rate, add(sums.get(rate) ?? zero, amount))
  }
  return [...sums]
    .toSorted(([one], [other]) => one - other)
    .map(([percent, amount]) => ({
      percent,
      amount,
      tax: minor(Math.floor((2 * amount * percent + 100 + percent) / (2 * (100 + percent)))),
    }))
}

/** The included tax of all rates together. */
export const taxInside = (...of: Parameters<typeof taxesInside>): Minor =>
  add(...taxesInside(...of).map(({ tax }) => tax))

const findRate = (rates: readonly TaxRate[], goods: Goods, on: Day): number =>
  rates.find(
    (rate) =>
      rate.goods === goods && (rate.from === null || rate.from <= on) && (rate.through === null || on <= rate.through),
  )?.percent ?? 0
