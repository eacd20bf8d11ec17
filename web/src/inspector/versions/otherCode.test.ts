import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import type { FoldedStep } from "@skorpe/core/replay"
import { inspect, type InspectorEvent, noLog, type Opened } from "../inspector.ts"
import { nameOf } from "../session.ts"
import { foldOwn, withWrongTotal } from "../../../../core/src/replay/foldingFile.fixture.ts"
import { type Compared, compareWith, differsAt, type OtherCode } from "./otherCode.ts"
import { codeDifferenceAt, comparedWords } from "./words.ts"

const text = readFileSync(new URL("../../../../fixtures/logs/first-order.no.jsonl", import.meta.url), "utf8")

const after = (...events: readonly InspectorEvent[]): Opened => {
  const state = events.reduce(inspect, inspect(noLog, { type: "FileRead", file: "order.jsonl", text }))
  if (state._tag !== "Opened") throw new Error(state._tag)
  return state
}

const chosen = { type: "CodeRead", file: "older.mjs", code: "" } as const

const compare = (steps: readonly FoldedStep[]): OtherCode =>
  compareWith(text, chosen.file, { _tag: "Answered", name: "older", folding: { _tag: "Folded", steps } })

const comparedIn = (code: OtherCode): Compared => {
  if (code._tag !== "Compared") throw new Error(code._tag)
  return code
}

const runningIn = ({ otherCode }: Opened) => {
  if (otherCode._tag !== "Running") throw new Error(otherCode._tag)
  return otherCode
}

const own = foldOwn(text)

test("differing code is reported with the first differing record, and each record after which the worlds differ is marked", () => {
  const running = after(chosen)
  const result = compare(withWrongTotal(own))
  const compared = inspect(running, { type: "CodeAnswered", running: runningIn(running), result }) as Opened
  const found = inspect(compared, { type: "FirstDifferencePressed" }) as Opened
  expect(nameOf(found.session.records[found.position]!)).toBe("ProductAdded")
  expect([differsAt(found.otherCode, found.position - 1), differsAt(found.otherCode, found.position)]).toEqual([
    false,
    true,
  ])
  expect(codeDifferenceAt(comparedIn(result), found.position)?.values).toMatchObject([
    { path: ["cart", "totalPrice"], before: 1 },
  ])
  expect(comparedWords(comparedIn(result), found.session)).toMatch(
    /^Beside the code of older\. First difference after record \d+, ProductAdded: cart\.totalPrice is \d+, not 1\.$/,
  )
})

test("the same code leads to the same worlds, and a press for the first difference does not move", () => {
  const running = after(chosen, { type: "PositionChosen", position: 3 })
  const result = compare(own)
  expect(comparedWords(comparedIn(result), running.session)).toBe(
    "Beside the code of older. Both lead to the same worlds.",
  )
  const compared = inspect(running, { type: "CodeAnswered", running: runningIn(running), result }) as Opened
  expect((inspect(compared, { type: "FirstDifferencePressed" }) as Opened).position).toBe(3)
})

test("records that only one version reads, and units that only one has, are reported", () => {
  const grown = own.slice(0, 4).map(({ units, ...step }) => ({ ...step, units: { ...units, later: {} } }))
  expect(comparedWords(comparedIn(compare(grown)), after().session)).toBe(
    "Beside the code of older. Both lead to the same worlds for 4 records. From record 4 on, it reads other records. Only older has later.",
  )
})

test("code that cannot read the log, or a file that is not such code, is refused with the reason", () => {
  const folding = { _tag: "Unreadable", line: 7, why: "unknown event" } as const
  expect(compareWith(text, "older.mjs", { _tag: "Answered", name: "older", folding })).toEqual({
    _tag: "Refused",
    file: "older.mjs",
    why: "the code of older cannot read the log, line 7: unknown event",
  })
  expect(compareWith(text, "a.js", { _tag: "NoFolding", why: "it is none" })).toMatchObject({ why: "it is none" })
  expect(inspect(noLog, chosen)).toMatchObject({ _tag: "Refused", refused: { file: "older.mjs" } })
})

test("an answer that arrives after the code was discarded changes nothing, and another log opens without code", () => {
  const running = after(chosen)
  const late = { type: "CodeAnswered", running: runningIn(running), result: compare(own) } as const
  const discarded = inspect(running, { type: "CodeDiscarded" })
  expect(inspect(discarded, late)).toEqual(discarded)
  expect(inspect(running, { type: "FileRead", file: "order.jsonl", text })).toMatchObject({
    otherCode: { _tag: "None" },
  })
})
