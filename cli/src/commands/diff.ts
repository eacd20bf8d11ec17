import type { Fold, Log, Tagged } from "@skorpe/core/kernel"
import { compareLogs, describeRecord, explain, printable, shorten, type Verdict } from "@skorpe/core/replay"
import { Effect } from "effect"
import { patience } from "../node/logFile.ts"
import { print, say, stop } from "../terminal/stop.ts"
import { tooLong } from "./secondsFlag.ts"

const longest = 2000

/** Prints the context of a replay's first difference: records, digests and values. */
export const showDifference = Effect.fnUntraced(function* <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  log: Log<Start, Event, Command>,
  verdict: Extract<Verdict<Command>, { readonly _tag: "Differs" }>,
) {
  const { record, earlier, valueBefore, valueAfter } = explain(fold, log, verdict)
  for (const one of earlier) yield* print(`  ${describeRecord(one)}`)
  if (record) yield* print(`> ${describeRecord(record)}`)
  yield* print(
    printable(`at ${[verdict.unit, verdict.path].filter((part) => part !== "").join(".") || "the whole world"}`),
  )
  yield* print(printable(`- recorded  ${verdict.recorded}`))
  yield* print(printable(`+ replayed  ${verdict.replayed}`))
  if (verdict.unit === "") return
  yield* print(`  value before   ${shorten(valueBefore, longest)}`)
  yield* print(`  value replayed ${shorten(valueAfter, longest)}`)
})

/** Folds two logs side by side, and prints the first record after which their worlds differ. Exit 1 when they do. */
export const showParting = Effect.fnUntraced(function* <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  [one, other]: readonly [Log<Start, Event, Command>, Log<Start, Event, Command>],
  { file, seconds, json: asJson }: { readonly file: string; readonly seconds: number; readonly json: boolean },
) {
  const found = compareLogs(fold, one, other, patience(seconds))
  if (found._tag === "GaveUp") return yield* stop(2, tooLong(file, seconds, found.n, ""))
  if (asJson) yield* print(JSON.stringify(found))
  switch (found._tag) {
    case "Equal":
      return yield* say(`${found.records} records, the same worlds after each.`)
    case "Shorter":
      return yield* stop(1, `The worlds are the same up to record ${found.last}, where the ${found.which} log ends.`)
    case "Apart":
      return yield* stop(1, `They cannot be compared: ${found.why}.`)
    case "Parted": {
      const place = [found.unit, found.path].filter((part) => part !== "").join(", at ")
      if (!asJson) {
        yield* print(`- ${describeRecord(found.inputs[0])}`)
        yield* print(`+ ${describeRecord(found.inputs[1])}`)
        yield* print(`- ${shorten(found.one, longest)}`)
        yield* print(`+ ${shorten(found.other, longest)}`)
      }
      return yield* stop(1, `After record ${found.n} the worlds differ: ${place}.`)
    }
  }
})
