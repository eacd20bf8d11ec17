import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { writeLog } from "@skorpe/core/replay"
import { seeShop } from "@skorpe/core/shop"
import { inspect, type InspectorEvent, noLog, type Opened } from "../inspector.ts"
import { nameOf } from "../session.ts"
import { lineOf, originalOf, rowOf } from "./sight.ts"
import { countWords, differenceAt, firstWords } from "./words.ts"

const text = readFileSync(new URL("../../../../fixtures/logs/first-order.no.jsonl", import.meta.url), "utf8")

const after = (...events: readonly InspectorEvent[]): Opened => {
  const state = events.reduce(inspect, inspect(noLog, { type: "FileRead", file: "order.jsonl", text }))
  if (state._tag !== "Opened") throw new Error(state._tag)
  return state
}

const { session } = after()
const added = session.records.findIndex((record) => nameOf(record) === "ProductAdded")
const chooseAdded = { type: "PositionChosen", position: added } as const
const leaveOut = { type: "LeaveOutPressed" } as const

const forkedIn = ({ forking }: Opened) => {
  if (forking._tag !== "Forked") throw new Error("nothing is edited")
  return forking
}

const countIn = ({ session: { travel }, position }: Opened): number => seeShop(travel.at(position)).cart.totalCount

const writtenIn = ({ session: { market, build, log } }: Opened): string => writeLog({ market, build, log })

test("undo chooses the record that was chosen before each edit", () => {
  const undo = { type: "UndoPressed" } as const
  const twice = after(chooseAdded, leaveOut, leaveOut, undo)
  const chosen = ({ session: { records }, position }: Opened) => records[position]
  expect(chosen(twice)).toEqual(chosen(after(chooseAdded, leaveOut)))
  expect(inspect(twice, undo)).toMatchObject({ position: added, forking: { _tag: "Unforked" } })
})

test("a file that is not a log leaves the opened log and its edits, and another log does not replace edits", () => {
  const edited = after(chooseAdded, leaveOut)
  const read = (file: string, words: string) => inspect(edited, { type: "FileRead", file, text: words })
  expect(read("holiday.pdf", "%PDF")).toEqual({ ...edited, refusal: "holiday.pdf, line 1: not JSON." })
  expect(read("other.jsonl", text)).toEqual({ ...edited, refusal: expect.stringMatching(/^Discard the edits first/) })
  expect(inspect(after(chooseAdded), { type: "FileRead", file: "other.jsonl", text })).toMatchObject({ position: 0 })
})

test("text that is typed into the field is replaced neither by another edit nor by another log", () => {
  const open = { type: "EditorOpened", does: "Replaced" } as const
  const typed = after(chooseAdded, open, { type: "EditorTyped", text: "{}" })
  for (const event of [open, leaveOut, { type: "UndoPressed" }, { type: "MovePressed", by: 1 }] as const)
    expect(inspect(typed, event)).toMatchObject({ editor: { text: "{}" }, refusal: expect.stringMatching(/^Use or/) })
  const other = { type: "FileRead", file: "other.jsonl", text } as const
  expect(inspect(typed, other)).toMatchObject({ editor: { text: "{}" }, refusal: expect.stringMatching(/^Use or/) })
  expect(inspect(inspect(typed, { type: "EditorClosed" }), leaveOut)).toMatchObject({ forking: { _tag: "Forked" } })
  expect(inspect(after(chooseAdded, open), leaveOut)).toMatchObject({ forking: { _tag: "Forked" } })
})

describe("the record that adds a pizza is left out", () => {
  const without = after(chooseAdded, leaveOut)

  test("the fork is shown, at the record that follows", () => {
    expect(without.session.file).toBe("fork-of-order.jsonl")
    expect(nameOf(without.session.records[without.position]!)).not.toBe("ProductAdded")
    expect(forkedIn(without).fork.rows[lineOf(without) - 1]).toMatchObject({ mark: "LeftOut", original: added })
  })

  test("the first difference is described in words, and lists the cart", () => {
    expect(firstWords(forkedIn(without))).toMatch(/^First difference after record \d+, ProductAdded: /)
    expect(countWords(forkedIn(without))).toBe("1 left out, 2 answers to another question")
    const paths = differenceAt(forkedIn(without), forkedIn(without).fork.first)?.values.map(({ path }) =>
      path.join("."),
    )
    expect(paths).toContain("cart.totalCount")
  })

  test("switching logs keeps the place, and choosing a line that only the other log has switches to it", () => {
    const there = inspect(without, { type: "OtherSidePressed" }) as Opened
    expect(there.session).toBe(originalOf(without))
    expect(countIn(there)).toBeGreaterThan(countIn(without))
    const chosen = inspect(without, { type: "LineChosen", line: lineOf(without) - 1 }) as Opened
    expect([chosen.session.file, rowOf(chosen)?.mark]).toEqual(["order.jsonl", "LeftOut"])
    expect(rowOf(inspect(without, { type: "FirstDifferencePressed" }) as Opened)?.mark).toBe("LeftOut")
  })

  test("putting the record back restores the original, and undoing leaves no edits", () => {
    const back = [{ type: "FirstDifferencePressed" }, leaveOut] as const
    expect(writtenIn(after(chooseAdded, leaveOut, ...back))).toBe(text)
    const undone = after(chooseAdded, leaveOut, { type: "UndoPressed" })
    expect([undone.forking._tag, undone.session.file]).toEqual(["Unforked", "order.jsonl"])
    const once = after(chooseAdded, leaveOut, { type: "MovePressed", by: 1 }, { type: "UndoPressed" })
    expect(forkedIn(once).edits).toHaveLength(1)
    expect(after(chooseAdded, leaveOut, leaveOut, { type: "ForkDiscarded" }).forking._tag).toBe("Unforked")
  })

  test("the search covers the shown log, and the hash check the original", () => {
    const searched = after({ type: "SearchTyped", text: "ProductAdded" }, chooseAdded, leaveOut)
    const found = originalOf(searched).records.filter((record) => nameOf(record) === "ProductAdded").length
    expect(searched.search.positions).toHaveLength(found - 1)
    const proof = { _tag: "Same", hashes: 3 } as const
    const proven = inspect(searched, { type: "HashesChecked", session: originalOf(searched), proof }) as Opened
    expect(proven.proof).toBe(proof)
  })
})

describe("a written record", () => {
  const open = { type: "EditorOpened", does: "Replaced" } as const
  const confirm = { type: "EditorConfirmed" } as const
  const typed = (words: string) => ({ type: "EditorTyped", text: words }) as const
  const insert = { type: "EditorOpened", does: "Inserted" } as const

  test("that replaces another changes the cart", () => {
    const opened = after(chooseAdded, open)
    const words = opened.editor._tag === "Open" ? opened.editor.text : ""
    const three = words.replace(/"quantity": 1/, '"quantity": 3')
    expect(three).not.toBe(words)
    const edited = after(chooseAdded, open, typed(three), confirm)
    expect([edited.editor._tag, rowOf(edited)?.mark, countIn(edited)]).toEqual(["Closed", "Edited", 3])
  })

  test("that is inserted after another begins as its copy, and is chosen once inserted", () => {
    const doubled = after(chooseAdded, insert, confirm)
    expect([rowOf(doubled)?.mark, countIn(doubled)]).toEqual(["Inserted", 2])
    expect(lineOf(doubled)).toBe(added + 1)
  })

  test("is refused with the reason if its text is not a record, and the text can be corrected", () => {
    const refused = after(chooseAdded, open, typed('{"type": "PizzaThrown"}'), confirm)
    expect(refused.editor).toMatchObject({ text: '{"type": "PizzaThrown"}', fault: "unknown event: PizzaThrown." })
    expect(refused.forking._tag).toBe("Unforked")
    const mended = inspect(refused, { type: "EditorClosed" }) as Opened
    expect(mended.editor._tag).toBe("Closed")
  })

  test("is refused if it is an answer that leads to a world that the shop cannot show, and nothing is lost", () => {
    const card = "../../../../fixtures/logs/earlier/2026-11-25-1d3dcea3-card.no.jsonl"
    const paying = inspect(noLog, {
      type: "FileRead",
      file: "card.jsonl",
      text: readFileSync(new URL(card, import.meta.url), "utf8"),
    }) as Opened
    const position = paying.session.records.findIndex((record) => nameOf(record).startsWith("payment.methods"))
    const on = (...events: readonly InspectorEvent[]) => events.reduce(inspect, paying) as Opened
    const opened = on({ type: "PositionChosen", position }, open)
    const words = opened.editor._tag === "Open" ? opened.editor.text : ""
    const broken = words.replace(/"paymentTypes": \[[^\]]*\],?/, "")
    expect(broken).not.toBe(words)
    const refused = on({ type: "PositionChosen", position }, open, typed(broken), confirm)
    expect(refused.editor).toMatchObject({ fault: "The shop cannot show the world after it: a view throws." })
    expect(refused.forking._tag).toBe("Unforked")
  })

  test("is refused if it is an answer that nothing awaits", () => {
    const late = typed('{"type": "TimerFired", "key": "cart.nothing@1"}')
    expect(after(chooseAdded, insert, late, confirm).editor).toMatchObject({ fault: /Nothing awaits it/ })
  })
})

test("can be moved and moved back, but not before the call that it answers, and the first record stays", () => {
  const moved = after(chooseAdded, { type: "MovePressed", by: 1 })
  expect(rowOf(moved)?.mark).toBe("MovedHere")
  const back = inspect(moved, { type: "MovePressed", by: -1 }) as Opened
  expect([rowOf(back)?.mark, forkedIn(back).fork.first]).toEqual(["Same", -1])
  const answer = session.records.findIndex((record) => nameOf(record).startsWith("validation.price"))
  const early = after({ type: "PositionChosen", position: answer }, { type: "MovePressed", by: -1 })
  expect([early.forking._tag, early.refusal]).toEqual(["Unforked", expect.stringMatching(/^Nothing awaits it there/)])
  expect(inspect(early, { type: "Stepped", to: "back" })).toMatchObject({ refusal: null })
  const first = after({ type: "Stepped", to: "first" }, leaveOut)
  expect([first.forking._tag, first.refusal]).toEqual(["Unforked", expect.stringMatching(/^That would be no log: /)])
  expect(after({ type: "MovePressed", by: -1 }).refusal).not.toBeNull()
})
