import { isKitchenLog, readKitchenLog, readLog } from "@skorpe/core/replay"
import { kitchen } from "@skorpe/core/kitchen"
import { shop } from "@skorpe/core/shop"
import { Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { readLogText } from "../node/logFile.ts"
import { judgeFile } from "./judgeFile.ts"
import { reportFlags } from "./staffFlags.ts"
import { secondsFlag } from "./secondsFlag.ts"
import { stop } from "../terminal/stop.ts"
import { replayIn } from "./replayIn.ts"

/**
 * `skorpe replay LOG`: folds a recorded log again, a customer's or a kitchen's. Exit 0: every hash matches; 1: one
 * differs; 2: the log cannot be read.
 */
export const replay = Command.make(
  "replay",
  {
    log: Argument.String("LOG").pipe(
      Argument.withDescription("A recorded log, a customer's or a kitchen's: .jsonl; or a problem report's reference"),
    ),
    other: Argument.String("OTHER").pipe(
      Argument.withDescription("With --diff: a log to compare with"),
      Argument.optional,
    ),
    ...reportFlags,
    to: Flag.Int("to").pipe(Flag.withDescription("Stop after this record"), Flag.optional),
    diff: Flag.Boolean("diff").pipe(
      Flag.withDescription("Show what stands around the first difference, or where the worlds of two logs part"),
      Flag.withDefault(false),
    ),
    judge: Flag.Boolean("judge").pipe(
      Flag.withDescription(
        "Ask the invariants after each record instead of meeting hashes: exit 1 while one is broken, 0 when mended",
      ),
      Flag.withDefault(false),
    ),
    seconds: secondsFlag,
    json: Flag.Boolean("json").pipe(Flag.withDescription("Print the verdict as JSON"), Flag.withDefault(false)),
  },
  Effect.fnUntraced(function* ({ log: file, judge, server, key, market, ...asked }) {
    const source = { server, key, market }
    if (judge && (asked.diff || Option.isSome(asked.other)))
      return yield* stop(2, "--judge compares nothing: leave out --diff and the second log.")
    if (judge) return yield* judgeFile(file, source, asked)
    const text = yield* readLogText(file, source)
    return isKitchenLog(text)
      ? yield* replayIn({ fold: kitchen, read: readKitchenLog }, { file, source, text, ...asked })
      : yield* replayIn({ fold: shop, read: (one) => readLog(one) }, { file, source, text, ...asked })
  }),
).pipe(Command.withDescription("Fold a recorded log again and meet every recorded hash"))
