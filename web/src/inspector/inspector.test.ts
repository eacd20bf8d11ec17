import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { writeLog } from "@skorpe/core/replay"
import { checkHashes } from "./checkHashes.ts"
import { explainRecord } from "./explainRecord.ts"
import { inspect, type InspectorEvent, longestWait, noLog, type Opened } from "./inspector.ts"
import { searchWhere } from "./searchWhere.ts"
import { lanesIn } from "./lanes.ts"
import { nameOf } from "./session.ts"

const text = readFileSync(new URL("../../../fixtures/logs/first-order.no.jsonl", import.meta.url), "utf8")

const openedWith = (file: string, ...events: readonly InspectorEvent[]): Opened => {
  const state = events.reduce(inspect, inspect(noLog, { type: "FileRead", file: "order.jsonl", text: file }))
  if (state._tag !== "Opened") throw new Error(state._tag)
  return state
}

const after = (...events: readonly InspectorEvent[]): Opened => openedWith(text, ...events)

/** The log after its condition was searched for, to the end or for as long as `now` says. */
const searched = (opened: Opened, now?: () => number): Opened => {
  const { asked } = opened.condition
  if (asked._tag !== "Typed") throw new Error(asked._tag)
  const { condition } = asked
  let state = opened
  for (const found of searchWhere(opened.session.log, condition, now)) {
    const next = inspect(state, { type: "ConditionSearched", condition, found })
    if (next._tag === "Opened") state = next
  }
  return state
}

const recordAt = ({ session, position }: Opened) => {
  const record = session.records[position]
  if (!record) throw new Error("no record")
  return record
}

const proofOf = ({ session }: Opened) => [...checkHashes(session)].at(-1)

test("a file that is not a log is refused with its line and the reason", () => {
  const [header = "", ...lines] = text.split("\n")
  const state = inspect(noLog, { type: "FileRead", file: "broken.jsonl", text: [header, "{", ...lines].join("\n") })
  expect(state).toMatchObject({ _tag: "Refused", refused: { file: "broken.jsonl", line: 2, record: 0 } })
})

test("steps move forward and back, stay inside the log, and jump to where the screen changes", () => {
  expect(after({ type: "Stepped", to: "back" }).position).toBe(0)
  expect(after({ type: "Stepped", to: "on" }, { type: "Stepped", to: "on" }).position).toBe(2)
  const last = after({ type: "Stepped", to: "last" })
  expect(last.position).toBe(last.session.records.length - 1)
  const turned = inspect(last, { type: "Stepped", to: "screenBack" }) as Opened
  const path = (position: number) => (turned.session.travel.at(position).units["route"] as { path?: string }).path
  expect(turned.position).toBeLessThan(last.position)
  expect(path(turned.position)).not.toBe(path(turned.position - 1))
})

test("a session plays at its pace, shortens idle time, and pauses at the end", () => {
  const { records } = after().session
  const playing = after({ type: "PlayPressed" })
  const first = Math.min(longestWait, (records[1]?.t ?? 0) - (records[0]?.t ?? 0))
  const before = inspect(playing, { type: "TimePassed", milliseconds: first - 1 }) as Opened
  expect(before.position).toBe(first > 0 ? 0 : before.position)
  expect((inspect(before, { type: "TimePassed", milliseconds: 1 }) as Opened).position).toBeGreaterThan(0)
  const ended = inspect(playing, { type: "TimePassed", milliseconds: records.length * longestWait }) as Opened
  expect([ended.position, ended.playing._tag]).toEqual([records.length - 1, "Paused"])
})

test("a search finds events, units and values, and steps through its results", () => {
  const added = after({ type: "SearchTyped", text: "ProductAdded" })
  expect(added.search.positions.length).toBeGreaterThan(0)
  expect(nameOf(recordAt(inspect(added, { type: "Stepped", to: "foundOn" }) as Opened))).toBe("ProductAdded")
  expect(after({ type: "SearchTyped", text: "validation" }).search.positions.length).toBeGreaterThan(1)
  expect(after({ type: "SearchTyped", text: "" }).search.positions).toEqual([])
})

test("a search for a condition ends at its time limit, or when stopped, with the results so far", () => {
  const typed = after({ type: "ConditionTyped", text: "cart.totalCount > 0" })
  const all = searched(typed).condition.asked
  if (all._tag !== "Holds" || typed.condition.asked._tag !== "Typed") throw new Error(all._tag)
  const { condition } = typed.condition.asked
  // The clock is read twice for each record, so the minute is over after half of them.
  const step = 60_000 / typed.session.records.length
  let clock = 0
  const late = searched(typed, () => (clock += step)).condition.asked
  if (late._tag !== "Holds") throw new Error(late._tag)
  expect(late.stoppedAt).not.toBeNull()
  expect(late.positions).toEqual(all.positions.slice(0, late.positions.length))
  expect(late.positions.length).toBeLessThan(all.positions.length)

  const part = { _tag: "Searching", condition, positions: [5], n: 9 } as const
  const searching = inspect(typed, { type: "ConditionSearched", condition, found: part })
  const stopped = inspect(searching, { type: "ConditionStopped" })
  expect(stopped).toMatchObject({ condition: { asked: { _tag: "Holds", positions: [5], stoppedAt: 9 } } })
  expect(inspect(stopped, { type: "ConditionSearched", condition, found: all })).toEqual(stopped)
  const typedOn = inspect(searching, { type: "ConditionTyped", text: "cart.totalCount > 1" })
  expect(inspect(typedOn, { type: "ConditionSearched", condition, found: all })).toEqual(typedOn)
})

test("a condition is evaluated over the whole log, and a fault in it is reported with its place", () => {
  const held = searched(after({ type: "ConditionTyped", text: "cart.totalCount > 0" }))
  const { asked } = held.condition
  const first = asked._tag === "Holds" ? (asked.positions[0] ?? -1) : -1
  expect(nameOf(recordAt({ ...held, position: first }))).toBe("ProductAdded")
  expect(after({ type: "ConditionTyped", text: "cart.totalCount >" }).condition.asked).toMatchObject({
    _tag: "Misread",
  })
  expect(after({ type: "ConditionTyped", text: "1 > basket.size" }).condition.asked).toEqual({
    _tag: "Misread",
    at: 5,
    why: expect.stringMatching(/^no unit is called basket \(there are session, .*\)$/) as string,
  })
  expect(after({ type: "ConditionTyped", text: "'crat' == crat.totalCount" }).condition.asked).toEqual({
    _tag: "Misread",
    at: 11,
    why: "no unit is called crat (did you mean cart?)",
  })
  const mistyped = { type: "ConditionTyped", text: "validation._tag == 'Empty' and not cart.totalCuont" } as const
  expect(searched(after(mistyped)).condition.asked).toEqual({
    _tag: "Misread",
    at: 41,
    why: "no record of this log has cart.totalCuont (did you mean cart.totalCount?)",
  })
})

test("an added product changes the cart, and saves it", () => {
  const added = inspect(after({ type: "SearchTyped", text: "ProductAdded" }), {
    type: "Stepped",
    to: "foundOn",
  }) as Opened
  const explained = explainRecord(added.session, added.position)
  expect(explained?.byUnit.map(({ unit }) => unit)).toContain("cart")
  expect(explained?.tells.map(({ type }) => type)).toContain("SaveCart")
  expect(explained?.changes.armed.map(({ unit }) => unit)).toContain("validation")
})

test("a timer has a lane from the record that arms it to the one at which it rings", () => {
  const { session } = after()
  const rung = session.records.find(({ input }) => input.type === "TimerFired" && input.key.startsWith("validation."))
  const lanes = lanesIn(session.notes().lanes, rung?.t ?? 0, rung?.t ?? 0)
  const timer = lanes.find(({ kind, name }) => kind === "timer" && name.startsWith("validation."))
  expect(timer?.stretches[0]?.to).toBe(rung?.t)
})

test("an enlarged shop makes room for the field of a record and for what is refused", () => {
  const enlarged = after({ type: "EnlargePressed" }, { type: "Stepped", to: "on" }, { type: "LeaveOutPressed" })
  expect(enlarged.isEnlarged).toBe(true)
  expect(inspect(enlarged, { type: "EnlargePressed" })).toMatchObject({ isEnlarged: false })
  expect(inspect(enlarged, { type: "EditorOpened", does: "Inserted" })).toMatchObject({ isEnlarged: false })
  const refused = inspect(enlarged, { type: "FileRead", file: "other.jsonl", text })
  expect(refused).toMatchObject({ isEnlarged: false, refusal: expect.stringMatching(/^Discard the edits/) as string })
  const again = inspect(refused, { type: "EnlargePressed" })
  expect(again).toMatchObject({ isEnlarged: true, refusal: null })
})

test("edits and the first difference are brought into view, and neither a step nor a refused edit is", () => {
  const edited = after({ type: "PositionChosen", position: 4 }, { type: "LeaveOutPressed" })
  expect(edited.soughtDifferences).toBe(1)
  const seen = (...events: readonly InspectorEvent[]) =>
    (events.reduce(inspect, edited) as Opened).soughtDifferences - edited.soughtDifferences
  expect(seen({ type: "Stepped", to: "on" }, { type: "OtherSidePressed" })).toBe(0)
  expect(seen({ type: "Stepped", to: "first" }, { type: "MovePressed", by: -1 })).toBe(0)
  expect(seen({ type: "FirstDifferencePressed" })).toBe(1)
  expect(seen({ type: "UndoPressed" })).toBe(1)
})

test("all hashes match, or the first record that leads to another world is named", () => {
  expect(proofOf(after())).toMatchObject({ _tag: "Same" })
  const { session } = after()
  const position = session.records.findIndex(
    ({ input }) => input.type === "Happened" && input.event.type === "ProductAdded",
  )
  const records = session.records.map((record, at) => {
    const { input } = record
    if (at !== position || input.type !== "Happened" || input.event.type !== "ProductAdded") return record
    return { ...record, input: { ...input, event: { ...input.event, quantity: 3 } } }
  })
  const { market, build, log } = session
  const changed = openedWith(writeLog({ market, build, log: { ...log, records } }))
  expect(proofOf(changed)).toMatchObject({ _tag: "Differs", n: records[position]?.n })
})
