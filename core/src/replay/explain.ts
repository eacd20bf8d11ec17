import type { Fold } from "../kernel/fold.ts"
import type { LogRecord } from "../kernel/input.ts"
import type { Tagged } from "../kernel/json.ts"
import type { Log } from "../kernel/log.ts"
import { makeTimeTravel } from "./timeTravel.ts"
import type { Verdict } from "./verify.ts"

/** What is known about a divergence. The log holds digests only; the values are those of the replay. */
export interface Explanation<Start, Event extends Tagged> {
  /** The record after which the worlds differ; `undefined` when it is not in the log. */
  readonly record: LogRecord<Start, Event> | undefined
  /** The records just before it, oldest first. */
  readonly earlier: readonly LogRecord<Start, Event>[]
  /** The value at the differing path before the record and after it; `undefined` where there is none. */
  readonly valueBefore: unknown
  readonly valueAfter: unknown
}

const isOpen = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** The value at a digest's path, which joins field names by dots although keys may contain dots too. */
const valueAtPlace = (value: unknown, names: readonly string[]): unknown => {
  if (names.length === 0) return value
  if (!isOpen(value)) return undefined
  for (let taken = 1; taken <= names.length; taken++) {
    const key = names.slice(0, taken).join(".")
    if (Object.hasOwn(value, key)) return valueAtPlace(value[key], names.slice(taken))
  }
  return undefined
}

/** Gathers the context of a replay's first difference, with at most `most` records before it. */
export const explain = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  log: Log<Start, Event, Command>,
  { n, unit, path }: Extract<Verdict<Command>, { readonly _tag: "Differs" }>,
  most = 5,
): Explanation<Start, Event> => {
  const upTo = log.records.filter((record) => record.n <= n)
  const travel = makeTimeTravel(fold, { ...log, records: upTo })
  const names = [unit, ...path.split(".")].filter((name) => name !== "")
  const look = (position: number) => {
    const world = travel.at(position)
    return valueAtPlace({ ...world, ...world.units }, names)
  }
  const last = upTo.length - 1
  return {
    record: upTo[last],
    earlier: upTo.slice(Math.max(0, last - most), last),
    valueBefore: look(last - 1),
    valueAfter: look(last),
  }
}
