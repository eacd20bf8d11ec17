import { randomOf } from "../domain/random/random.ts"

/** A reproducible random source: the same seed draws the same values. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  readonly next: () => number
  /** A whole number from 0 up to, not including, `below`. */
  readonly below: (below: number) => number
  /** True for this share of all draws. */
  readonly happens: (share: number) => boolean
  /** A random item of the list; `undefined` only if it is empty. */
  readonly pick: <Item>(items: readonly Item[]) => Item | undefined
}

/** A random source from a seed. */
export const chanceOf = (seed: number): Chance => {
  const next = randomOf(seed)
  const below = (bound: number): number => Math.floor(next() * bound)
  return { next, below, happens: (share) => next() < share, pick: (items) => items[below(items.length)] }
}
