/** Gives the next number, at least 0 and below 1. */
export type Random = () => number

/**
 * The numbers of a seed, the same on every machine, by the algorithm known as mulberry32: 32 bits of state, even, fast,
 * and no secret. Drawings, fixtures, simulations and experiments all draw from it: another algorithm changes pictures.
 */
export const randomOf = (seed: number): Random => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The numbers of a text, whose FNV-1a hash is the seed. */
export const randomFrom = (words: string): Random => {
  let seed = 0x811c9dc5
  for (const letter of words) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return randomOf(seed)
}

/** A number from `low` to `high`. */
export const between = (random: Random, low: number, high: number): number => low + (high - low) * random()
