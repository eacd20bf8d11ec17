import { basename, dirname, join, relative } from "node:path"
import { printable, writeLog } from "@skorpe/core/replay"
import { findWrong, isTestName, logStage, testOfLog } from "@skorpe/core/simulation"
import { Effect, FileSystem, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { patience, putLog, readLogFile } from "../node/logFile.ts"
import { reportFlags } from "./staffFlags.ts"
import { secondsFlag, tooLong } from "./secondsFlag.ts"
import { say, stop } from "../terminal/stop.ts"

const stage = join(import.meta.dirname, "../../..", logStage)

/**
 * `skorpe log test LOG -o core/src/units/cart/name`: writes `name.story.test.ts` and its log `name.jsonl`. The test fails
 * while the log breaks an invariant, or the condition holds, and passes when the program is mended.
 */
export const logTest = Command.make(
  "test",
  {
    log: Argument.String("LOG").pipe(
      Argument.withDescription("A recorded log, best a shrunk one: .jsonl; or a problem report's reference"),
    ),
    ...reportFlags,
    while: Flag.String("while").pipe(
      Flag.withDescription("What is wrong, as for shrink; without it, the invariant that the log breaks"),
      Flag.optional,
    ),
    seconds: secondsFlag,
    output: Flag.String("output").pipe(
      Flag.withAlias("o"),
      Flag.withDescription("Folder and name of the test, such as core/src/units/cart/totalStaysOld"),
    ),
  },
  Effect.fnUntraced(function* ({ log: file, while: condition, output, seconds, ...source }) {
    const name = basename(output)
    if (!isTestName(name)) return yield* stop(2, `${printable(name)} cannot be the name of a test.`)
    const folder = dirname(output)
    const test = join(folder, `${name}.story.test.ts`)
    const { log, market, build } = yield* readLogFile(file, source)
    const wrong = findWrong(log, Option.getOrUndefined(condition), patience(seconds))
    switch (wrong._tag) {
      case "Misread":
        return yield* stop(2, `${file}: --while, character ${wrong.at}: ${printable(wrong.why)}.`)
      case "GaveUp":
        return yield* stop(2, tooLong(file, seconds, wrong.n, ""))
      case "NothingWrong": {
        const hint = Option.isNone(condition) ? "; say with --while what is wrong" : ""
        return yield* stop(1, `${file}: ${printable(wrong.why)}${hint}.`)
      }
      case "Wrong":
    }
    const files = yield* FileSystem.FileSystem
    // Somebody may have changed the test since it was written.
    if (yield* files.exists(test)) return yield* stop(2, `${test} exists: remove it, or give another name.`)
    yield* putLog(writeLog({ market, build, log }), Option.some(join(folder, `${name}.jsonl`)))
    const path = relative(folder, stage).replaceAll("\\", "/")
    yield* putLog(testOfLog({ name, stage: path, log, wrong }), Option.some(test))
    yield* say(`${test} fails now: ${printable(wrong.now)} It passes when that is mended.`)
    return yield* say(`Run it: npx vitest run --config vitest.workspace.ts ${test}`)
  }),
).pipe(Command.withDescription("Write a test that fails while the log breaks an invariant or meets a condition"))
