import type { Fold } from "../kernel/fold.ts"
import type { Tagged } from "../kernel/json.ts"
import type { Log } from "../kernel/log.ts"
import type { Condition } from "./condition.ts"
import { watchFor } from "./watches.ts"

/** Folds a log lazily, record by record, and yields for each record whether a condition holds after it. */
export function* holdsAfter<Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  log: Log<Start, Event, Command>,
  condition: Condition,
): Generator<boolean, void> {
  const watch = watchFor(fold, condition)()
  let world = log.checkpoint ?? fold.empty
  for (const record of log.records) {
    if (!fold.concerns(world, record.input)) {
      yield false
      continue
    }
    const before = world
    const folded = fold.step(before, { n: record.n, t: record.t }, record.input)
    world = folded.world
    const { tells, crash } = folded
    yield watch({ record, before, world, tells, crashed: crash !== undefined, concerned: true }) === "found"
  }
}

/** The numbers of the records after which a condition holds; in a fork, records may share one. */
export const recordsWhere = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  log: Log<Start, Event, Command>,
  condition: Condition,
): readonly number[] =>
  [...holdsAfter(fold, log, condition)].flatMap((holds, position) => (holds ? (log.records[position]?.n ?? []) : []))
