import type { Fold, Log, Tagged } from "@skorpe/core/kernel"
import {
  type Author,
  describeChanges,
  describeRecord,
  stepChanges,
  type TraceOf,
  wholeValues,
} from "@skorpe/core/replay"
import { Effect } from "effect"
import { print, say } from "../terminal/stop.ts"

/** Which records are shown, whether they are folded for what they changed, and whether values are shown whole. */
interface Shown {
  readonly from: number
  readonly to: number
  readonly changes: boolean
  readonly full: boolean
  /** Names the trace of a call that a record makes. */
  readonly traceOf?: TraceOf
}

/** Prints the records of a log, a line each, and below each what it changed if that is asked. */
export const showRecords = Effect.fnUntraced(function* <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  { log, market, build }: Author & { readonly log: Log<Start, Event, Command> },
  { from, to, changes, full, traceOf }: Shown,
) {
  const begins = log.checkpoint === null ? "" : `, begins after record ${log.checkpoint.n}`
  yield* say(`Market ${market}, written by ${build}, ${log.records.length} records${begins}.`)
  const lengths = full ? wholeValues : undefined
  let world = log.checkpoint ?? fold.empty
  for (const record of log.records) {
    const { n, t, input } = record
    if (n > to) return
    const isShown = n >= from
    if (isShown) yield* print(describeRecord(record, lengths))
    if (!changes) continue
    if (!fold.concerns(world, input)) {
      if (isShown) yield* print("         changes nothing: no such timer or call runs")
      continue
    }
    const before = world
    const folded = fold.step(before, { n, t }, input)
    world = folded.world
    if (!isShown) continue
    const told = stepChanges(fold, before, world, full ? Number.POSITIVE_INFINITY : undefined)
    for (const line of describeChanges(told, folded.tells, t, traceOf, lengths)) yield* print(line)
  }
})
