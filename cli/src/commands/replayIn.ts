import type { Fold, Log, Tagged, World } from "@skorpe/core/kernel"
import { compareUnits, type Grade, type UnitsCompared, type Unreadable, verify } from "@skorpe/core/replay"
import { Effect, Option } from "effect"
import type { ReportSource } from "../node/fetchReport.ts"
import { patience, placeIn, readLogFileAs } from "../node/logFile.ts"
import { print, say, stop } from "../terminal/stop.ts"
import { tooLong } from "./secondsFlag.ts"
import { showDifference, showParting } from "./diff.ts"

/** A kind of world that has logs: its fold, and the reader of its logs. */
interface Recorded<Start, Event extends Tagged, Command extends Tagged> {
  readonly fold: Fold<Start, Event, Command>
  readonly read: (text: string) =>
    | {
        readonly _tag: "Read"
        readonly log: Log<Start, Event, Command>
        readonly grade: Grade
      }
    | Unreadable
}

interface Asked {
  readonly file: string
  readonly source: ReportSource
  readonly text: string
  readonly other: Option.Option<string>
  readonly to: Option.Option<number>
  readonly diff: boolean
  readonly json: boolean
  /** Upper bound on the time for folding the log. */
  readonly seconds: number
}

/** Folds the log in `text` again in its world, and says how it compares with what was recorded. */
export const replayIn = Effect.fnUntraced(function* <Start, Event extends Tagged, Command extends Tagged>(
  { fold, read: reader }: Recorded<Start, Event, Command>,
  { file, source, text, other, to, diff, json, seconds }: Asked,
) {
  const read = reader(text)
  if (read._tag === "Unreadable") {
    const { line, record, why, types } = read
    if (json) yield* print(JSON.stringify({ verdict: "unreadable", line, record, why, types }))
    return yield* stop(2, `${placeIn(file, read)}: ${why}.`)
  }
  const { log, grade } = read
  if (Option.isSome(other)) {
    if (!diff) return yield* stop(2, "A second log is for --diff: skorpe replay LOG --diff OTHER.")
    const { log: others } = yield* readLogFileAs(reader, other.value, source)
    return yield* showParting(fold, [log, others], { file, seconds, json })
  }
  const first = firstOf(log)
  const end = Option.getOrElse(to, () => Number.POSITIVE_INFINITY)
  if (end < first) {
    return yield* stop(2, `${file} begins with record ${first}; it cannot be replayed to ${end}.`)
  }
  const verdict = verify(fold, log, { to: end, enough: patience(seconds) })
  switch (verdict._tag) {
    case "GaveUp":
      return yield* stop(2, tooLong(file, seconds, verdict.n, ", or replay less with --to"))
    case "Differs": {
      const { n, unit, path, recorded, replayed } = verdict
      const older = yield* asOlder(() => compareUnits(fold, log, patience(seconds)))
      if (json) yield* print(JSON.stringify({ verdict: "differs", n, unit, path, recorded, replayed, ...older }))
      else if (diff) yield* showDifference(fold, log, verdict)
      const where = path === "" ? unit : `${unit}, at ${path}`
      return yield* stop(
        1,
        `Record ${n} leads to another world${where === "" ? "" : `: ${where}`}. Recorded ${recorded}, replayed ${replayed}.${wordsOnUnits(older)}`,
      )
    }
    case "Same": {
      const { crashes, hash, hashes, world } = verdict
      if (hashes === 0) {
        const upTo = Option.isSome(to) ? ` up to record ${end}` : ""
        return yield* stop(2, `${file} holds no hash to meet${upTo}.${wordsOn(grade, world.n)}`)
      }
      const last = world.n
      if (json) {
        const see = yield* look(fold, world)
        const outcome = grade._tag === "Upcast" && grade.from <= last ? "upcast" : "same"
        const unread = outcome === "upcast" ? { grade } : {}
        return yield* print(
          JSON.stringify({
            verdict: outcome,
            records: last - first + 1,
            last,
            hashes,
            hash,
            crashes,
            ...unread,
            see,
          }),
        )
      }
      yield* print(hash)
      for (const { n, why } of crashes) yield* say(`Record ${n} crashed, as it did when it was recorded: ${why}`)
      return yield* say(`Records ${first} to ${last}, ${hashes} hashes, all met.${wordsOn(grade, last)}`)
    }
  }
})

const firstOf = (log: { readonly checkpoint: { readonly n: number } | null }): number => (log.checkpoint?.n ?? -1) + 1

/** Catches exceptions: a world from outside may have a shape that the views cannot read. */
const look = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  world: World<Command>,
) =>
  Effect.try({ try: () => ({ ...fold.see(world) }), catch: () => "unseen" as const }).pipe(
    Effect.catch(() => stop(2, "The world that the log begins with is not one that this program can look at.")),
  )

/** How the units compare, if the log is of a program that had fewer; `undefined` if that is unknown. */
const asOlder = (compare: () => UnitsCompared | null) =>
  Effect.try({ try: compare, catch: () => null }).pipe(
    Effect.orElseSucceed(() => null),
    Effect.map((compared) => {
      if (compared === null || compared.came.length === 0) return undefined
      const { came, differ, unawaited } = compared
      return { came, differ, unawaited }
    }),
  )

const listed = (names: readonly string[]): string => names.join(", ")

/** The note on an older log: the units added since, and which of the log's units behave differently. */
const wordsOnUnits = (older: Pick<UnitsCompared, "came" | "differ" | "unawaited"> | undefined): string => {
  if (older === undefined) return ""
  const { came, differ, unawaited } = older
  return [
    ` An older program recorded this log; these units have come since: ${listed(came)}.`,
    differ.length === 0
      ? "All units that the log knows do what they did."
      : `Of the units that the log knows these keep or do something else: ${listed(differ)}.`,
    ...(unawaited.length === 0 ? [] : [`Nobody awaits these answers and timers any more: ${listed(unawaited)}.`]),
  ].join(" ")
}

/** A note on upcast records and on hashes that cannot be compared; empty for a current log. */
const wordsOn = (grade: Grade, last: number): string =>
  grade._tag === "Upcast" && grade.from <= last
    ? ` From record ${grade.from} on events were upcast (${grade.types.map(({ type }) => type).join(", ")}), and ${grade.incomparable} recorded hashes cannot be compared.`
    : ""
