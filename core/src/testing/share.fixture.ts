import { inject } from "vitest"

/** Which part of the tests' cases a run tries: a sample drawn with a number from the commit, or every case. */
export interface Share {
  readonly run: "daily" | "deep"
  /** A whole number from the commit's id: each commit draws another sample, and each run of one commit the same. */
  readonly seed: number
}

declare module "vitest" {
  interface ProvidedContext {
    share: Share
  }
}

/** Only `vitest.workspace.ts` says; under any other configuration, as in a mutation run, every case is tried. */
const share: Share = inject("share") ?? { run: "deep", seed: 1 }

/** Whether this run tries every case: `npm run test:deep`. A test that is too slow for each day skips itself unless it is. */
export const isDeep: boolean = share.run === "deep"

/** How many of `whole` cases this run tries: all in a deep run, one in `oneIn` (ten) each day. */
export const shareOf = (whole: number, oneIn = 10): number => (isDeep ? whole : Math.ceil(whole / oneIn))

/** The seed to draw cases with: the named one in a deep run, the commit's each day. */
export const seedOfRun = (named: number): number => (isDeep ? named : share.seed)

/** Whether the nth of a list is in this run: all in a deep run, one in `oneIn` each day, which ones the commit decides. */
export const isInShare = (nth: number, oneIn = 10): boolean => isDeep || (nth + share.seed) % oneIn === 0
