import { type Condition, holdsAfter, mistakenPath, type ShopLog } from "@skorpe/core/replay"
import { shop } from "@skorpe/core/shop"

/** The results of a search for where a condition holds: so far or final, or why the condition is invalid. */
export type Found =
  | {
      readonly _tag: "Searching"
      readonly condition: Condition
      readonly positions: readonly number[]
      readonly n: number
    }
  /** `stoppedAt` is the record at which the search was stopped; `null` if it has reached the end. */
  | { readonly _tag: "Holds"; readonly positions: readonly number[]; readonly stoppedAt: number | null }
  | { readonly _tag: "Misread"; readonly at: number; readonly why: string }

/** Time limits in ms: of a whole search, of one slice of it, and of the check of paths. */
const bounds = { whole: 60_000, slice: 50, paths: 1000 }

/**
 * Searches a log for the records after which a condition holds, in slices, so that the page stays responsive. A log may
 * be hostile, so the search ends after a minute with what it has found.
 */
export function* searchWhere(
  log: ShopLog,
  condition: Condition,
  now: () => number = () => performance.now(),
): Generator<Found, void> {
  const end = now() + bounds.whole
  let pause = now() + bounds.slice
  const positions: number[] = []
  const holds = holdsAfter(shop, log, condition)
  for (const [position, { n }] of log.records.entries()) {
    if (now() >= end) return yield { _tag: "Holds", positions, stoppedAt: n }
    if (now() >= pause) {
      yield { _tag: "Searching", condition, positions: [...positions], n }
      pause = now() + bounds.slice
    }
    if (holds.next().value === true) positions.push(position)
  }
  const late = now() + bounds.paths
  const mistaken = mistakenPath(shop, log, condition, { holds: positions.length > 0, enough: () => now() >= late })
  yield mistaken === undefined ? { _tag: "Holds", positions, stoppedAt: null } : { _tag: "Misread", ...mistaken }
}
