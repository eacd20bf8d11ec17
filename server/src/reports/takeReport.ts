import { BadRequest } from "@skorpe/core/api"
import { Effect } from "effect"
import { callerAddress } from "../http/callerAddress.ts"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { refuse } from "../http/refuse.ts"
import { takeTurn } from "../limits/takeTurn.ts"
import { Settings } from "../settings/Settings.ts"
import { judgeLog } from "./judgeLog.ts"
import { keepReport } from "./keepReport.ts"
import { LimitsOfReports } from "./limits.ts"

/** Refuses a text that is not an exported log of this market. */
const refuseLog = Effect.flatMap(currentLanguage, (language) => {
  const [problem] = problems(language, [1002])
  return Effect.fail(new BadRequest({ errors: [{ ...problem, path: "log" }] }))
})

/** Stores the log that a customer sends. The sender's address is counted for an hour, and not stored beside the log. */
export const takeReport = Effect.fnUntraced(function* (log: string) {
  const { market } = yield* Settings
  const { fromAddress, inDay } = yield* LimitsOfReports
  const caller = yield* callerAddress
  // Counted before the log is read: reading costs more than anything else here.
  const isLeft =
    (yield* takeTurn(`problem reports from ${caller}`, fromAddress)) &&
    (yield* takeTurn(`a day's problem reports from ${caller}`, inDay))
  if (!isLeft) return yield* refuse.tooMany(1001)
  const judged = yield* judgeLog(log, market.id)
  if (judged === null) return yield* refuseLog
  const kept = yield* keepReport(log, judged)
  if (kept._tag === "Full") return yield* refuse.conflict(3112)
  const { reference, keptUntil } = kept
  return { reference, keptUntil }
})
