import { digestOf } from "../kernel/digest.ts"
import type { Fold } from "../kernel/fold.ts"
import type { LogRecord } from "../kernel/input.ts"
import type { Tagged } from "../kernel/json.ts"
import type { Log } from "../kernel/log.ts"
import type { World } from "../kernel/world.ts"
import { firstDifference } from "./difference.ts"

/** The comparison of two logs' worlds, record by record. */
export type Comparison<Start, Event extends Tagged> =
  | { readonly _tag: "Equal"; readonly records: number }
  /** One log is a prefix of the other. */
  | { readonly _tag: "Shorter"; readonly which: "one" | "other"; readonly last: number }
  | { readonly _tag: "Apart"; readonly why: "they start from different worlds" }
  | {
      readonly _tag: "Parted"
      readonly n: number
      /** The unit that differs, or `timers`, `calls`, `n`, `t`. */
      readonly unit: string
      readonly path: string
      readonly one: unknown
      readonly other: unknown
      readonly inputs: readonly [LogRecord<Start, Event>, LogRecord<Start, Event>]
    }
  /** The comparison was stopped before this record; all worlds so far are the same. */
  | { readonly _tag: "GaveUp"; readonly n: number }

const partsOf = (world: World): object => ({ ...world.units, timers: world.timers, calls: world.calls })

/**
 * Folds two logs side by side up to the first record after which their worlds differ. Times may differ: actions count,
 * not their times, unless a unit stores the time. `enough` is polled before each record, and stops the comparison.
 */
export const compareLogs = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  one: Log<Start, Event, Command>,
  other: Log<Start, Event, Command>,
  enough: () => boolean = () => false,
): Comparison<Start, Event> => {
  let first = one.checkpoint ?? fold.empty
  let second = other.checkpoint ?? fold.empty
  if (first.n !== second.n || firstDifference(partsOf(first), partsOf(second))) {
    return { _tag: "Apart", why: "they start from different worlds" }
  }
  for (let index = 0; ; index++) {
    const left = one.records[index]
    const right = other.records[index]
    if (!left && !right) return { _tag: "Equal", records: index }
    if (!left || !right) return { _tag: "Shorter", which: left ? "other" : "one", last: Math.max(first.n, second.n) }
    if (enough()) return { _tag: "GaveUp", n: left.n }
    first = fold.step(first, { n: left.n, t: left.t }, left.input).world
    second = fold.step(second, { n: right.n, t: right.t }, right.input).world
    const [mine, theirs] = [partsOf(first), partsOf(second)]
    // Digests are cached, so only what this record changed is compared.
    const found = digestOf(mine) === digestOf(theirs) ? undefined : firstDifference(mine, theirs)
    if (!found) continue
    const [unit = "", ...path] = found.path
    const inputs = [left, right] as const
    return { _tag: "Parted", n: left.n, unit, path: path.join("."), one: found.one, other: found.other, inputs }
  }
}
