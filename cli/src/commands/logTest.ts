import { basename, dirname, join, relative } from "node:path"
import { readCondition, recordsWhere, type ShopLog, writeLog } from "@skorpe/core/replay"
import { shop } from "@skorpe/core/shop"
import { judgeLog, judgeShop } from "@skorpe/core/simulation"
import { Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { putLog, readLogFile } from "../node/logFile.ts"
import { describe } from "../terminal/describe.ts"
import { printable, say, stop } from "../terminal/stop.ts"

const stage = join(import.meta.dirname, "../../../core/src/simulation/logStage.fixture.ts")

/** The words of a file name: `orderSentTwice` and `order-sent-twice` are "order sent twice". */
const wordsOf = (name: string): string => name.replaceAll(/[A-Z]/g, " $&").replaceAll("-", " ").toLowerCase()

/** What the test expects once the program is mended, and what is true of the log now. */
interface Expected {
  readonly line: string
  readonly now: string
}

/** What is wrong with a log now: the condition that holds, else the broken invariant; or why nothing is. */
const findWrong = (
  log: ShopLog,
  source: Option.Option<string>,
): Expected | { readonly why: string; readonly exit: 1 | 2 } => {
  if (Option.isNone(source)) {
    const broken = judgeLog(shop, log, judgeShop())
    return broken === null
      ? { exit: 1, why: "the log breaks no invariant; say with --while what is wrong" }
      : { line: "expect(log.broken()).toBeNull()", now: `Record ${broken.n} breaks an invariant: ${broken.why}.` }
  }
  const read = readCondition(source.value)
  if (read._tag === "NoCondition") return { exit: 2, why: `--while, character ${read.at}: ${read.why}` }
  const held = recordsWhere(shop, log, read.condition)
  if (held.length === 0) return { exit: 1, why: "the condition holds after no record" }
  return {
    line: `expect(log.recordsWhere(${JSON.stringify(source.value)})).toEqual([])`,
    now: `It holds after ${held.length === 1 ? "record" : "records"} ${held.slice(0, 10).join(", ")}${held.length > 10 ? " …" : ""}.`,
  }
}

const textOf = (name: string, folder: string, log: ShopLog, { line, now }: Expected): string => {
  const path = relative(folder, stage).replaceAll("\\", "/")
  const records = log.records.map((record) => `// ${describe(record)}`)
  return `import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { openLog } from "${path.startsWith(".") ? path : `./${path}`}"

const log = openLog(readFileSync(new URL("./${name}.jsonl", import.meta.url), "utf8"))

${records.join("\n")}
// ${printable(now).replaceAll("\n", "\\n")}
test("${wordsOf(name)}", () => {
  ${line}
})
`
}

/**
 * `skorpe log test LOG -o core/src/units/cart/name`: writes `name.story.test.ts` and its log `name.jsonl`. The test fails
 * while the log breaks an invariant, or the condition holds, and passes when the program is mended.
 */
export const logTest = Command.make(
  "test",
  {
    log: Argument.String("LOG").pipe(Argument.withDescription("A recorded log, best a shrunk one: .jsonl")),
    while: Flag.String("while").pipe(
      Flag.withDescription("What is wrong, as for shrink; without it, the invariant that the log breaks"),
      Flag.optional,
    ),
    output: Flag.String("output").pipe(
      Flag.withAlias("o"),
      Flag.withDescription("Folder and name of the test, such as core/src/units/cart/totalStaysOld"),
    ),
  },
  Effect.fnUntraced(function* ({ log: file, while: source, output }) {
    const name = basename(output)
    if (!/^[a-zA-Z][\w-]*$/.test(name)) return yield* stop(2, `${printable(name)} is no name for a test.`)
    const { log, market, build } = yield* readLogFile(file)
    const wrong = findWrong(log, source)
    if ("why" in wrong) return yield* stop(wrong.exit, `${file}: ${printable(wrong.why)}.`)
    const folder = dirname(output)
    yield* putLog(writeLog({ market, build, log }), Option.some(join(folder, `${name}.jsonl`)))
    const test = join(folder, `${name}.story.test.ts`)
    yield* putLog(textOf(name, folder, log, wrong), Option.some(test))
    return yield* say(`${test} fails now: ${printable(wrong.now)} It passes when that is mended.`)
  }),
).pipe(Command.withDescription("Write a test that fails while the log breaks an invariant or meets a condition"))
