import { randomOf } from "@skorpe/core/domain/random"

/** A seeded random source. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  readonly unit: () => number
  /** A whole number from 0 up to, not including, `end`. */
  readonly below: (end: number) => number
  /** A whole number from `first` to `last`, both inclusive. */
  readonly between: (first: number, last: number) => number
  /** True with this probability. */
  readonly happens: (probability: number) => boolean
  readonly pick: <A>(from: readonly [A, ...A[]]) => A
}

/** The random source of one case of an experiment, independent of cases that run in parallel. */
export const chanceOf = (seed: number, nth: number): Chance => {
  const unit = randomOf(Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(nth + 1, 0xc2b2_ae35))
  const below = (end: number): number => Math.floor(unit() * end)
  return {
    unit,
    below,
    between: (first, last) => first + below(last - first + 1),
    happens: (probability) => unit() < probability,
    pick: (from) => from[below(from.length)] ?? from[0],
  }
}
