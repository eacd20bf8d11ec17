import {
  gradeKitchenLog,
  gradeLog,
  isKitchenLog,
  makeTransitionObserver,
  pseudonymise,
  readKitchenLog,
  readLog,
  rehash,
  type StrangeType,
  verify,
  writeLog,
  printable,
} from "@skorpe/core/replay"
import { kitchen, kitchenUnits, overhearKitchenCall } from "@skorpe/core/kitchen"
import { traceOfCall } from "@skorpe/core/services"
import { overhearCall, shop, units } from "@skorpe/core/shop"
import { Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { patience, placeIn, putLog, readLogAs, readLogFile, readLogText } from "../node/logFile.ts"
import { print, say, stop } from "../terminal/stop.ts"
import { logCompare } from "./logCompare.ts"
import { logSpans } from "./logSpans.ts"
import { logTest } from "./logTest.ts"
import { secondsFlag } from "./secondsFlag.ts"
import { reportFlags } from "./staffFlags.ts"
import { showRecords } from "./showRecords.ts"

const logArgument = Argument.String("LOG").pipe(
  Argument.withDescription("A recorded log: .jsonl; or a problem report's reference"),
)
const json = Flag.Boolean("json").pipe(Flag.withDescription("Print JSON"), Flag.withDefault(false))

const show = Command.make(
  "show",
  {
    log: logArgument,
    ...reportFlags,
    from: Flag.Int("from").pipe(Flag.withDescription("First record to show"), Flag.optional),
    to: Flag.Int("to").pipe(Flag.withDescription("Last record to show"), Flag.optional),
    changes: Flag.Boolean("changes").pipe(
      Flag.withDescription(
        "Fold the records, and show what each changed, at the paths that --while reads, and the trace of each call",
      ),
      Flag.withDefault(false),
    ),
    guards: Flag.Boolean("guards").pipe(
      Flag.withDescription(
        "Fold the records, and show which units with a chart took each or refused it, the guards that decided, and the values they read",
      ),
      Flag.withDefault(false),
    ),
    unit: Flag.String("unit").pipe(
      Flag.withDescription("Show only changes and guards of this unit, and only records that have some"),
      Flag.optional,
    ),
    full: Flag.Boolean("full").pipe(
      Flag.withDescription("Shorten no value, and no list of values that a guard read"),
      Flag.withDefault(false),
    ),
    seconds: secondsFlag,
  },
  Effect.fnUntraced(function* ({ log: file, from, to, changes, guards, full, unit, seconds, ...source }) {
    const text = yield* readLogText(file, source)
    const shown = {
      from: Option.getOrElse(from, () => 0),
      to: Option.getOrElse(to, () => Number.POSITIVE_INFINITY),
      changes,
      guards,
      full,
      unit: Option.getOrNull(unit),
      file,
      seconds,
    }
    if (isKitchenLog(text))
      return yield* showRecords(kitchen, yield* readLogAs(readKitchenLog, file, text), {
        ...shown,
        units: Object.keys(kitchenUnits),
        observe: makeTransitionObserver(Object.values(kitchenUnits), overhearKitchenCall),
      })
    const written = yield* readLogAs((one) => readLog(one), file, text)
    return yield* showRecords(shop, written, {
      ...shown,
      traceOf: (key) => traceOfCall(written.log, key),
      units: Object.keys(units),
      observe: makeTransitionObserver(Object.values(units), overhearCall),
    })
  }),
).pipe(Command.withDescription("Show the records, a line each, and what they changed"))

const sentenceOf = ({ type, version, why, line }: StrangeType): string =>
  `${type} in version ${version}: ${why === "newer" ? "newer than this program" : "unknown to this program"} (line ${line})`

const grade = Command.make(
  "grade",
  { log: logArgument, ...reportFlags, json },
  Effect.fnUntraced(function* ({ log: file, json: asJson, ...source }) {
    const text = yield* readLogText(file, source)
    const graded = isKitchenLog(text) ? gradeKitchenLog(text) : gradeLog(text)
    if (asJson) yield* print(JSON.stringify(graded))
    switch (graded._tag) {
      case "Same":
        return asJson
          ? undefined
          : yield* print(
              `same: ${graded.records} records, each in the form that this program writes; replay says whether they lead to the same worlds`,
            )
      case "Upcast": {
        if (asJson) return undefined
        yield* print(`upcast: ${graded.records} records; hashes can be compared up to record ${graded.from - 1}`)
        for (const { type, version, to, records } of graded.types) {
          const later = to.map((one) => `${one.type} ${one.version}`).join(" and ")
          yield* print(printable(`  ${type} ${version} → ${later}, ${records} times`))
        }
        return undefined
      }
      case "Impossible":
        if (!asJson) {
          yield* print(printable(`impossible: line ${graded.line}: ${graded.why}`))
          for (const one of graded.types) yield* print(printable(`  ${sentenceOf(one)}`))
        }
        return yield* stop(2, `${placeIn(file, graded)}: ${graded.why}.`)
    }
  }),
).pipe(Command.withDescription("Say whether a log can be read as it is, must be upcast, or cannot be read, and why"))

const safe = Command.make(
  "pseudonymise",
  {
    log: logArgument,
    ...reportFlags,
    output: Flag.String("output").pipe(
      Flag.withAlias("o"),
      Flag.withDescription("Write to this file (default: stdout)"),
      Flag.optional,
    ),
  },
  Effect.fnUntraced(function* ({ log: file, output, ...source }) {
    const { log, market, build } = yield* readLogFile(file, source)
    const verdict = verify(shop, log, { enough: patience(120) })
    if (verdict._tag === "GaveUp") return yield* stop(1, `It takes too long: record ${verdict.n} was reached.`)
    if (verdict._tag === "Differs") {
      yield* say(`Record ${verdict.n} leads to a different world with this build; the copy has this build's hashes.`)
    }
    const { log: copy, hash } = rehash(shop, pseudonymise(log))
    yield* putLog(writeLog({ market, build, log: copy }), output)
    return yield* say(`${copy.records.length} records; personal texts are replaced by stand-ins. Hash ${hash}.`)
  }),
).pipe(Command.withDescription("Copy a log with stand-ins for personal texts and new hashes"))

/** `skorpe log`: shows, grades, compares and pseudonymises recorded logs, and makes tests of them. */
export const log = Command.make("log").pipe(
  Command.withDescription(
    "Show a recorded log, check whether it can be read, compare two versions of the code on it, copy it, send its spans to a collector, make a test",
  ),
  Command.withSubcommands([show, grade, safe, logCompare, logSpans, logTest]),
)
