import { hashOf } from "./hashOf.ts"

const standIn = /^traces-([0-9a-f]{32})$/

/** A seed that an export masked before exports kept a key: what it stood for is lost. */
const lostSeed = /^[x0]*$/

/**
 * Names a session's traces without its seed, which begins ids that only its device knows. A stand-in for a seed names
 * the same traces; `undefined` where the seed is lost.
 */
export const traceKeyOf = (seed: string): string | undefined =>
  lostSeed.test(seed) ? undefined : (standIn.exec(seed)?.[1] ?? hashOf(`traces of ${seed}`, 32))

/** What an export has in the place of a seed: the key of its traces. */
export const standInSeed = (seed: string): string => {
  const key = traceKeyOf(seed)
  return key === undefined ? seed : `traces-${key}`
}
