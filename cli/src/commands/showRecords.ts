import { type Fold, type Log, type Tagged, wordsOf } from "@skorpe/core/kernel"
import {
  type Author,
  changesOf,
  describeChanges,
  describeRecord,
  describeTransitions,
  printable,
  stepChanges,
  suggestNames,
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
  /** The unit that changes and guards are shown of; null for all. */
  readonly unit: string | null
  /** The names of all units. */
  readonly units: readonly string[]
  /** The log's file, and the upper bound on the time for folding its records. */
  readonly file: string
  readonly seconds: number
  /** Names the trace of a call that a record makes. */
  readonly traceOf?: TraceOf
  readonly observe: ObserveTransitions<Start, Event, Command>
}

/** What a step changed, or a line that says which error a view throws: a log may come from anybody. */
const tryToCompare = <Changes>(compare: () => Changes): Changes | string => {
  try {
    return compare()
  } catch (cause) {
    return `         a view throws: ${printable(wordsOf(cause))}`
  }
}

/**
 * Prints the records of a log, a line each; below each, if asked, the guards that decided and what it changed; of one
 * unit only the records that it took, refused or was changed by.
 */
export const showRecords = Effect.fnUntraced(function* <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  { log, market, build }: Author & { readonly log: Log<Start, Event, Command> },
  { from, to, changes, guards, full, unit, units, file, seconds, traceOf, observe }: Shown<Start, Event, Command>,
) {
  const begins = log.checkpoint === null ? "" : `, begins after record ${log.checkpoint.n}`
  yield* say(`Market ${market}, written by ${build}, ${log.records.length} records${begins}.`)
  const [first, last] = [log.records[0]?.n ?? 0, log.records.at(-1)?.n ?? 0]
  if (from > to) return yield* stop(2, `--from ${from} is after --to ${to}.`)
  if (from > last || to < first)
    return yield* stop(2, `${file} has no record in that range: its records are ${first} to ${last}.`)
  if (unit !== null && !units.includes(unit))
    return yield* stop(2, `There is no unit "${unit}" ${suggestNames(unit, new Set(units.toSorted()))}.`)
  if (unit !== null && !changes && !guards)
    return yield* stop(2, "--unit needs --changes, --guards, or both: it shows only those of that unit.")
  const lengths = full ? wholeValues : undefined
  const late = patience(seconds)
  let world = log.checkpoint ?? fold.empty
  let isAnyShown = false
  for (const record of log.records) {
    const { n, t, input } = record
    if (n > to) break
    if (late()) return yield* stop(2, tooLong(file, seconds, n, ", or show fewer records with --to"))
    const isShown = n >= from
    const show = (lines: readonly string[]) => {
      if (!isShown || (unit !== null && lines.length === 0)) return Effect.void
      isAnyShown = true
      return Effect.forEach([describeRecord(record, lengths), ...lines], print, { discard: true })
    }
    if ((!changes && !guards) || !fold.concerns(world, input)) {
      yield* show(changes || guards ? ["         changes nothing: no such timer or call runs"] : [])
      continue
    }
    const before = world
    const folded = fold.step(before, { n, t }, input)
    const after = folded.world
    world = after
    if (!isShown) continue
    const isAsked = (one: { readonly unit: string }): boolean => unit === null || one.unit === unit
    const observed = guards ? observe(before, { n, t }, input).filter(isAsked) : []
    const changed = (): readonly string[] => {
      const most = full || unit !== null ? Number.POSITIVE_INFINITY : undefined
      const told = tryToCompare(() => stepChanges(fold, before, after, most))
      if (typeof told === "string") return [told]
      // A world does not say which unit sent a tell.
      return unit === null
        ? describeChanges(told, folded.tells, t, traceOf, lengths)
        : describeChanges(changesOf(unit, told), [], t, traceOf, lengths)
    }
    const isUntold = folded.crash !== undefined && record.crash === undefined
    yield* show([
      ...(isUntold ? [`         a unit throws: ${printable(wordsOf(folded.crash))}`] : []),
      ...(guards && unit === null && observed.length === 0 ? ["         no chart has a transition for it"] : []),
      ...describeTransitions(observed, lengths),
      ...(changes ? changed() : []),
    ])
  }
  if (unit !== null && !isAnyShown) yield* say(`No record in that range concerns ${unit}.`)
})
