import type { Minor } from "../../money/model.ts"

/** The lowest of several limits, which all apply; `null` if there is none. */
export const tightest = (...limits: readonly (Minor | null)[]): Minor | null => {
  const set = limits.filter((limit) => limit !== null)
  return set.length === 0 ? null : (Math.min(...set) as Minor)
}
