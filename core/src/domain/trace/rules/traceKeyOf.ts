import { hashOf } from "./hashOf.ts"

const standIn = /^traces-([0-9a-f]{32})$/

/** A seed that was masked by an export without a key, so that its traces cannot be named. */
const lostSeed = /^[x0]*$/

/**
 * The key of a session's traces. It does not reveal the seed, with which ids begin that only the device knows. A seed's
 * stand-in gives the same key; `undefined` if the seed is lost.
 */
export const traceKeyOf = (seed: string): string | undefined =>
  lostSeed.test(seed) ? undefined : (standIn.exec(seed)?.[1] ?? hashOf(`traces of ${seed}`, 32))

/** The stand-in of a seed in an export: the key of its traces. */
export const standInSeed = (seed: string): string => {
  const key = traceKeyOf(seed)
  return key === undefined ? seed : `traces-${key}`
}
