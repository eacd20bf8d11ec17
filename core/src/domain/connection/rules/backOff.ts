/** Milliseconds before the first new attempt, and the most before any. */
export interface BackOff {
  readonly first: number
  readonly longest: number
}

/** What the units do that ask the API again by themselves. */
const patient: BackOff = { first: 1000, longest: 30_000 }

/** How long to wait, in milliseconds, after so many failures in a row before the next attempt: twice as long each time. */
export const backOff = (failures: number, { first, longest }: BackOff = patient): number =>
  Math.min(longest, first * 2 ** failures)
