/** Gives the next number, at least 0 and below 1. */
export type Random = () => number

/** The same words always give the same row of numbers, on every machine: no picture may depend on anything else. */
export const randomFrom = (words: string): Random => {
  let state = 2166136261
  for (const letter of words) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A number from `low` to `high`. */
export const between = (random: Random, low: number, high: number): number => low + (high - low) * random()

/** One of the choices; the last when the row is too short to say. */
export const oneOf = <A>(random: Random, choices: readonly [A, ...A[]]): A =>
  choices[Math.floor(random() * choices.length)] ?? choices[0]

/** What `make` gives for 0, 1, … `count - 1`. */
export const times = <A>(count: number, make: (index: number) => A): A[] =>
  Array.from({ length: count }, (_, i) => make(i))
