import {
  compareFoldings,
  describeRecord,
  foldingChanges,
  foldWith,
  printable,
  readLog,
  shareShape,
} from "@skorpe/core/replay"
import { shop } from "@skorpe/core/shop"
import { Effect, FileSystem } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { patience, placeIn, readLogAs, readLogText } from "../node/logFile.ts"
import { runFolding } from "../node/runFolding.ts"
import { changeTree } from "../terminal/changeTree.ts"
import { print, say, stop } from "../terminal/stop.ts"
import { secondsFlag, tooLong } from "./secondsFlag.ts"
import { reportFlags } from "./staffFlags.ts"

/** The maximum number of values that are listed. */
const most = 40

/**
 * `skorpe log compare LOG --with FILE`: folds a customer's log with this code and with that of another commit, which
 * `npm run folding` has bundled. Exit 0: the same worlds and views; 1: the first difference; 2: nothing to compare.
 */
export const logCompare = Command.make(
  "compare",
  {
    log: Argument.String("LOG").pipe(
      Argument.withDescription("A recorded log of a customer: .jsonl; or a problem report's reference"),
    ),
    ...reportFlags,
    with: Flag.String("with").pipe(
      Flag.withDescription("The other code: a file that npm run folding wrote. It is run; use only your own"),
    ),
    seconds: secondsFlag,
    json: Flag.Boolean("json").pipe(Flag.withDescription("Print JSON"), Flag.withDefault(false)),
  },
  Effect.fnUntraced(function* ({ log: file, with: bundle, json, seconds, ...source }) {
    const text = yield* readLogText(file, source)
    const { log } = yield* readLogAs((one) => readLog(one), file, text)
    const fold = foldWith(shop, (one) => readLog(one))
    const own = fold(text, patience(seconds))
    if (own._tag === "GaveUp") return yield* stop(2, tooLong(file, seconds, own.n, ""))
    const files = yield* FileSystem.FileSystem
    if (!(yield* Effect.orElseSucceed(files.exists(bundle), () => false)))
      return yield* stop(2, `${bundle}: there is no such file. npm run folding writes one, and prints its name.`)
    const answer = yield* runFolding(bundle, text, patience(seconds))
    if (answer._tag === "NoFolding") return yield* stop(2, `${bundle}: ${answer.why}.`)
    const { name, folding } = answer
    if (folding._tag === "GaveUp")
      return yield* stop(2, `With the code of ${name} ${tooLong(file, seconds, folding.n, "")}`)
    if (folding._tag === "Unreadable") {
      const place = placeIn(file, { line: folding.line, record: null })
      return yield* stop(2, `The code of ${name} cannot read ${place}: ${folding.why}.`)
    }
    if (own._tag === "Unreadable") return yield* stop(2, `${file}: ${own.why}.`)
    const shared = shareShape(own.steps, folding.steps)
    const { onlyOwn, onlyOther } = shared
    const within = onlyOwn.length + onlyOther.length > 0 ? ", in what both have" : ""
    const { first, differs, partsAt } = compareFoldings(shared.own, shared.other)
    if (onlyOwn.length > 0) yield* say(`Only this code has ${onlyOwn.join(", ")}.`)
    if (onlyOther.length > 0) yield* say(`Only the code of ${name} has ${onlyOther.join(", ")}.`)
    const [step, theirs, record] = [shared.own[first], shared.other[first], log.records[first]]
    if (step && theirs && record) {
      const units = differs[first] ?? []
      const { values, left } = foldingChanges(step, theirs, json ? undefined : most)
      if (json)
        yield* print(JSON.stringify({ verdict: "differs", name, n: step.n, units, values, left, onlyOwn, onlyOther }))
      else {
        yield* print(describeRecord(record))
        yield* print(printable(`- ${name}`))
        yield* print("+ this code")
        for (const line of changeTree(values)) yield* print(`  ${line}`)
        if (left > 0) yield* print(`  … and ${left} more values`)
      }
      return yield* stop(1, `After record ${step.n} the code of ${name} leads to another world: ${units.join(", ")}.`)
    }
    if (partsAt !== null) {
      if (json) yield* print(JSON.stringify({ verdict: "parts", name, records: partsAt, onlyOwn, onlyOther }))
      return yield* stop(
        1,
        `The code of ${name} leads to the same worlds for ${partsAt} records, and reads others then.`,
      )
    }
    if (json) yield* print(JSON.stringify({ verdict: "same", name, records: shared.own.length, onlyOwn, onlyOther }))
    return yield* say(`${shared.own.length} records, the same worlds and views with the code of ${name}${within}.`)
  }),
).pipe(Command.withDescription("Fold a log with this code and that of another commit, and show the first difference"))
