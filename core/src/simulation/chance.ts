/** Chance that can be had again: the same seed draws the same. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  readonly next: () => number
  /** A whole number from 0 up to, not including, `below`. */
  readonly below: (below: number) => number
  /** True in `share` of all draws. */
  readonly happens: (share: number) => boolean
  /** One of these; `undefined` only of none. */
  readonly pick: <Item>(items: readonly Item[]) => Item | undefined
}

/** Draws from a seed by the algorithm known as mulberry32: 32 bits of state, even, fast, and no secret. */
export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (bound: number): number => Math.floor(next() * bound)
  return { next, below, happens: (share) => next() < share, pick: (items) => items[below(items.length)] }
}
