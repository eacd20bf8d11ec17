import type { Fold, Log, Tagged } from "@skorpe/core/kernel"
import {
  type Author,
  describeChanges,
  describeRecord,
  describeTransitions,
  stepChanges,
  type TraceOf,
  type ObserveTransitions,
  wholeValues,
} from "@skorpe/core/replay"
import { Effect } from "effect"
import { patience } from "../node/logFile.ts"
import { print, say, stop } from "../terminal/stop.ts"
import { tooLong } from "./secondsFlag.ts"

/** Which records are shown, whether they are folded for changes and guards, and whether values are shown whole. */
interface Shown<Start, Event extends Tagged, Command extends Tagged> {
  readonly from: number
  readonly to: number
  readonly changes: boolean
  readonly guards: boolean
  readonly full: boolean
  /** The log's file, and the upper bound on the time for folding its records. */
  readonly file: string
  readonly seconds: number
  /** Names the trace of a call that a record makes. */
  readonly traceOf?: TraceOf
  readonly observe: ObserveTransitions<Start, Event, Command>
}

/** Prints the records of a log, a line each; below each, if asked, the guards that decided and what it changed. */
export const showRecords = Effect.fnUntraced(function* <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  { log, market, build }: Author & { readonly log: Log<Start, Event, Command> },
  { from, to, changes, guards, full, file, seconds, traceOf, observe }: Shown<Start, Event, Command>,
) {
  const begins = log.checkpoint === null ? "" : `, begins after record ${log.checkpoint.n}`
  yield* say(`Market ${market}, written by ${build}, ${log.records.length} records${begins}.`)
  const lengths = full ? wholeValues : undefined
  const late = patience(seconds)
  let world = log.checkpoint ?? fold.empty
  for (const record of log.records) {
    const { n, t, input } = record
    if (n > to) return
    if (late()) return yield* stop(2, tooLong(file, seconds, n, ", or show fewer records with --to"))
    const isShown = n >= from
    if (isShown) yield* print(describeRecord(record, lengths))
    if (!changes && !guards) continue
    if (!fold.concerns(world, input)) {
      if (isShown) yield* print("         changes nothing: no such timer or call runs")
      continue
    }
    const before = world
    const folded = fold.step(before, { n, t }, input)
    world = folded.world
    if (!isShown) continue
    if (guards) for (const line of describeTransitions(observe(before, { n, t }, input), lengths)) yield* print(line)
    if (!changes) continue
    const told = stepChanges(fold, before, world, full ? Number.POSITIVE_INFINITY : undefined)
    for (const line of describeChanges(told, folded.tells, t, traceOf, lengths)) yield* print(line)
  }
})
