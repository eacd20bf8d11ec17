import type { Fold } from "../kernel/fold.ts"
import type { Tagged } from "../kernel/json.ts"
import type { Log } from "../kernel/log.ts"
import type { Condition } from "./condition.ts"
import { watchFor } from "./watches.ts"

/** The positions of the records after which a condition holds. */
export const positionsWhere = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  log: Log<Start, Event, Command>,
  condition: Condition,
): readonly number[] => {
  const watch = watchFor(fold, condition)()
  let world = log.checkpoint ?? fold.empty
  return log.records.flatMap((record, position) => {
    if (!fold.concerns(world, record.input)) return []
    const before = world
    const folded = fold.step(before, { n: record.n, t: record.t }, record.input)
    world = folded.world
    const { tells, crash } = folded
    const found = watch({ record, before, world, tells, crashed: crash !== undefined, concerned: true })
    return found === "found" ? [position] : []
  })
}

/** The numbers of the records after which a condition holds; in a fork, records may share one. */
export const recordsWhere = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  log: Log<Start, Event, Command>,
  condition: Condition,
): readonly number[] => positionsWhere(fold, log, condition).flatMap((position) => log.records[position]?.n ?? [])
