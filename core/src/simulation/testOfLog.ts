import { readCondition } from "../replay/condition.ts"
import { describeRecord } from "../replay/describeRecord.ts"
import { mistakenPath, mistakenRoot } from "../replay/mistakenPath.ts"
import type { ShopLog } from "../replay/model.ts"
import { printable } from "../replay/printable.ts"
import { holdsAfter } from "../replay/recordsWhere.ts"
import { shop } from "../shop/shop.ts"
import { judgeWithin } from "./judgeLog.ts"
import { judgeShop } from "./shop/shopPlay.ts"

/** What the test of a log expects once the program is mended, and what the log does now. */
export interface WrongInLog {
  readonly _tag: "Wrong"
  readonly line: string
  readonly now: string
}

/** Why no test can be written: the log has no fault, or its condition is malformed or mistaken. */
export type NothingWrong =
  | { readonly _tag: "NothingWrong"; readonly why: string }
  | { readonly _tag: "Misread"; readonly at: number; readonly why: string }
  /** `enough` returned true before all records were reached. */
  | { readonly _tag: "GaveUp"; readonly n: number }

/**
 * The log's fault: the condition that holds or, without a condition, the invariant that it breaks. Gives up once
 * `enough`, which is polled before each record, returns true.
 */
export const findWrong = (
  log: ShopLog,
  condition: string | undefined,
  enough: () => boolean = () => false,
): WrongInLog | NothingWrong => {
  if (condition === undefined) {
    const broken = judgeWithin(shop, log, judgeShop(), enough)
    if (broken._tag === "GaveUp") return broken
    return broken._tag === "Sound"
      ? { _tag: "NothingWrong", why: "the log breaks no invariant" }
      : {
          _tag: "Wrong",
          line: "expect(log.broken()).toBeNull()",
          now: `Record ${broken.n} breaks an invariant: ${broken.why}.`,
        }
  }
  const read = readCondition(condition)
  if (read._tag === "NoCondition") return { _tag: "Misread", at: read.at, why: read.why }
  const root = mistakenRoot(shop, read.condition)
  if (root !== undefined) return { _tag: "Misread", ...root }
  const held: number[] = []
  const holds = holdsAfter(shop, log, read.condition)
  for (const { n } of log.records) {
    if (enough()) return { _tag: "GaveUp", n }
    if (holds.next().value === true) held.push(n)
  }
  const mistaken = mistakenPath(shop, log, read.condition, { holds: held.length > 0, enough })
  if (mistaken !== undefined) return { _tag: "Misread", ...mistaken }
  if (held.length === 0) return { _tag: "NothingWrong", why: "the condition holds after no record" }
  return {
    _tag: "Wrong",
    line: `expect(log.recordsWhere(${JSON.stringify(condition)})).toEqual([])`,
    now: `The condition holds after ${held.length === 1 ? "record" : "records"} ${held.slice(0, 10).join(", ")}${held.length > 10 ? " …" : ""}.`,
  }
}

/** Whether a text can name a test and its log: `threePieces`, `three-pieces`. */
export const isTestName = (name: string): boolean => /^[a-zA-Z][\w-]*$/.test(name)

/** The words of a file name: `orderSentTwice` and `order-sent-twice` are "order sent twice". */
const wordsOf = (name: string): string => name.replaceAll(/[A-Z]/g, " $&").replaceAll("-", " ").toLowerCase()

/** The file that such tests open their log with, from the root of the repository. */
export const logStage = "core/src/simulation/logStage.fixture.ts"

interface TestOfLog {
  readonly name: string
  /** The path from the test's folder to `logStage`. */
  readonly stage: string
  readonly log: ShopLog
  readonly wrong: WrongInLog
}

/** The text of a story test that reads `NAME.jsonl` beside it, and fails until the fault is mended. */
export const testOfLog = ({ name, stage, log, wrong: { line, now } }: TestOfLog): string => {
  const records = log.records.map((record) => `// ${describeRecord(record)}`)
  return [
    'import { readFileSync } from "node:fs"',
    'import { expect, test } from "vitest"',
    `import { openLog } from "${stage.startsWith(".") ? stage : `./${stage}`}"`,
    "",
    `const log = openLog(readFileSync(new URL("./${name}.jsonl", import.meta.url), "utf8"))`,
    "",
    ...records,
    `// ${printable(now).replaceAll("\n", "\\n")}`,
    `test("${wordsOf(name)}", () => {`,
    `  ${line}`,
    "})",
    "",
  ].join("\n")
}
