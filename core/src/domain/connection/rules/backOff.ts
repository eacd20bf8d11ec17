/** Bounds of the back-off in ms: the first wait, and the longest. */
export interface BackOff {
  readonly first: number
  readonly longest: number
}

/** The back-off of units that retry API calls by themselves. */
const patient: BackOff = { first: 1000, longest: 30_000 }

/** The wait in ms before the next attempt after this many consecutive failures; it doubles each time. */
export const backOff = (failures: number, { first, longest }: BackOff = patient): number =>
  Math.min(longest, first * 2 ** failures)
