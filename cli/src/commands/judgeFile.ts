import { printable } from "@skorpe/core/replay"
import { shop } from "@skorpe/core/shop"
import { judgeShop, judgeWithin } from "@skorpe/core/simulation"
import { Effect, Option } from "effect"
import type { ReportSource } from "../node/fetchReport.ts"
import { patience, readLogFile } from "../node/logFile.ts"
import { print, say, stop } from "../terminal/stop.ts"
import { tooLong } from "./secondsFlag.ts"

interface JudgeFlags {
  /** The last record that is judged. */
  readonly to: Option.Option<number>
  readonly json: boolean
  readonly seconds: number
}

/**
 * Folds a customer's log and checks the simulation's invariants after each record. Exit 1 reports the first broken one
 * with its record; 0: none is broken; 2: it timed out before the last record.
 */
export const judgeFile = Effect.fnUntraced(function* (
  file: string,
  source: ReportSource,
  { to, json, seconds }: JudgeFlags,
) {
  const { log: whole } = yield* readLogFile(file, source)
  const end = Option.getOrElse(to, () => Number.POSITIVE_INFINITY)
  const log = { ...whole, records: whole.records.filter(({ n }) => n <= end) }
  if (log.records.length === 0)
    return yield* stop(2, `${file} begins with record ${whole.records[0]?.n}; it cannot be judged to ${end}.`)
  const judged = judgeWithin(shop, log, judgeShop(), patience(seconds))
  if (judged._tag === "GaveUp") return yield* stop(2, tooLong(file, seconds, judged.n, ""))
  if (json) {
    const { _tag, ...broken } = judged
    yield* print(JSON.stringify({ verdict: _tag === "Sound" ? "sound" : "broken", ...broken }))
  }
  return judged._tag === "Sound"
    ? yield* say(`${log.records.length} records, no invariant is broken.`)
    : yield* stop(1, `Record ${judged.n} breaks an invariant: ${printable(judged.why)}.`)
})
