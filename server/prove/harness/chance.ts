/** Chance that comes out the same for the same seed. */
export interface Chance {
  /** From 0 up to, never including, 1. */
  readonly unit: () => number
  /** A whole number from 0 up to, never including, `end`. */
  readonly below: (end: number) => number
  /** A whole number from `first` to `last`, both included. */
  readonly between: (first: number, last: number) => number
  /** True with this probability. */
  readonly happens: (probability: number) => boolean
  readonly pick: <A>(from: readonly [A, ...A[]]) => A
}

/** The chance of one case of an experiment: cases that run side by side do not disturb one another. */
export const chanceOf = (seed: number, nth: number): Chance => {
  let state = (Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(nth + 1, 0xc2b2_ae35)) >>> 0
  const unit = (): number => {
    state = (state + 0x6d2b_79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number): number => Math.floor(unit() * end)
  return {
    unit,
    below,
    between: (first, last) => first + below(last - first + 1),
    happens: (probability) => unit() < probability,
    pick: (from) => from[below(from.length)] ?? from[0],
  }
}
