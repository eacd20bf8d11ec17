import { printable } from "@skorpe/core/replay"
import { shop } from "@skorpe/core/shop"
import { judgeLog, judgeShop } from "@skorpe/core/simulation"
import { Effect } from "effect"
import type { ReportSource } from "../node/fetchReport.ts"
import { readLogFile } from "../node/logFile.ts"
import { print, say, stop } from "../terminal/stop.ts"

/**
 * Folds a customer's log and asks the invariants of the simulation after each record. Exit 1 tells the first broken one
 * and its record; 0: none is broken.
 */
export const judgeFile = Effect.fnUntraced(function* (file: string, source: ReportSource, asJson: boolean) {
  const { log } = yield* readLogFile(file, source)
  const broken = judgeLog(shop, log, judgeShop())
  if (asJson) yield* print(JSON.stringify({ verdict: broken === null ? "sound" : "broken", ...broken }))
  return broken === null
    ? yield* say(`${log.records.length} records, no invariant is broken.`)
    : yield* stop(1, `Record ${broken.n} breaks an invariant: ${printable(broken.why)}.`)
})
