import {
  printable,
  readCondition,
  rehash,
  type ShopLog,
  shrinkLog,
  type ShrunkLog,
  simplerShopInputs,
  strayAnswers,
  writeLog,
} from "@skorpe/core/replay"
import { shop } from "@skorpe/core/shop"
import { judgeShop, shrinkBroken } from "@skorpe/core/simulation"
import { Effect, Option, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { patience, putLog, readLogFile } from "../node/logFile.ts"
import { reportFlags } from "./staffFlags.ts"
import { tooLong } from "./secondsFlag.ts"
import { say, stop } from "../terminal/stop.ts"

/** Shrinks a log that breaks an invariant, and hashes it anew. */
const shrinkJudged = (log: ShopLog, late: () => boolean): ShrunkLog => {
  const shrunk = shrinkBroken(shop, log, { judge: judgeShop, simpler: simplerShopInputs }, late)
  switch (shrunk._tag) {
    case "NotMet":
      return { ...shrunk, why: "it breaks no invariant" }
    case "GaveUp":
      return shrunk
    case "Shrunk":
      return { ...shrunk, log: rehash(shop, shrunk.log).log }
  }
}

/**
 * `skorpe shrink LOG --while "…"`: the smallest log that still meets the condition, or with `--judge` still breaks the
 * invariant. Exit 1: it never did; 2: unreadable log or condition.
 */
export const shrink = Command.make(
  "shrink",
  {
    log: Argument.String("LOG").pipe(
      Argument.withDescription("A recorded log: .jsonl; or a problem report's reference"),
    ),
    ...reportFlags,
    judge: Flag.Boolean("judge").pipe(
      Flag.withDescription("What must stay so: the invariant that the log breaks first, as replay --judge tells it"),
      Flag.withDefault(false),
    ),
    while: Flag.String("while").pipe(
      Flag.withDescription(
        "What must stay so: crashes, diverges, or a condition such as \"cart.totalCount > 3 and validation._tag == 'Refused'\"; calls.NAME and tells.NAME count commands",
      ),
      Flag.optional,
    ),
    output: Flag.String("output").pipe(
      Flag.withAlias("o"),
      Flag.withDescription("Write to this file (default: stdout)"),
      Flag.optional,
    ),
    seconds: Flag.Int("seconds").pipe(
      Flag.withDescription("Be content with what was found by then, 1 to 3600"),
      Flag.withSchema(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 3600 }))),
      Flag.withDefault(60),
    ),
  },
  Effect.fnUntraced(function* ({ log: file, judge, while: condition, output, seconds, ...source }) {
    if (judge === Option.isSome(condition)) return yield* stop(2, "Give either --while or --judge.")
    const read = Option.isSome(condition) ? readCondition(condition.value) : null
    if (read?._tag === "NoCondition") return yield* stop(2, `--while, character ${read.at}: ${read.why}.`)
    const { log, market, build } = yield* readLogFile(file, source)
    const late = patience(seconds)
    const shrunk = read === null ? shrinkJudged(log, late) : shrinkLog(shop, log, read.condition, late)
    if (shrunk._tag === "NoCondition") {
      const place = shrunk.at === null ? "" : `, character ${shrunk.at}`
      return yield* stop(2, `--while${place}: ${printable(shrunk.why)}.`)
    }
    if (shrunk._tag === "GaveUp") return yield* stop(2, tooLong(file, seconds, shrunk.n, ""))
    if (shrunk._tag === "NotMet") return yield* stop(1, `${file}: ${shrunk.why}.`)
    yield* putLog(writeLog({ market, build, log: shrunk.log }), output)
    const ended = late() ? " The time was up: it may be smaller yet." : ""
    yield* say(`${log.records.length} records became ${shrunk.log.records.length} in ${shrunk.trials} runs.${ended}`)
    const stray = strayAnswers(shop, log, shrunk.log)
    if (stray.length === 0) return
    const [calls, answers] =
      stray.length === 1
        ? [`The call that record ${stray[0]} answers has`, "this answer to it"]
        : [`The calls that records ${stray.join(", ")} answer have`, "these answers to them"]
    return yield* say(`${calls} other contents in the smaller log: no server gave ${answers}.`)
  }),
).pipe(Command.withDescription("Find the smallest log that still crashes, diverges or meets a condition"))
