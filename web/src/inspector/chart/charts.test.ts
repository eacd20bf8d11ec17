import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { nameOf, openSession, type Session } from "../session.ts"
import { chartNames, drawingOf, litAt, transitionsAt } from "./charts.ts"

const opened = openSession(
  "order.jsonl",
  readFileSync(new URL("../../../../fixtures/logs/first-order.no.jsonl", import.meta.url), "utf8"),
)

const session = (): Session => {
  if (!("records" in opened)) throw new Error(opened.why)
  return opened
}

const positionOf = (name: string): number => session().records.findIndex((record) => nameOf(record) === name)

test("each chart can be drawn: every state has a place, and each holds its own", () => {
  for (const unit of chartNames) {
    const drawing = drawingOf(unit)
    expect(drawing?.boxes.length, unit).toBeGreaterThan(1)
    for (const { id, x, y, width, height, parent } of drawing?.boxes ?? []) {
      expect([x, y, width, height].every(Number.isFinite), `${unit} ${id}`).toBe(true)
      const around = drawing?.boxes.find((box) => box.id === parent)
      if (around === undefined) continue
      expect(x >= around.x && x + width <= around.x + around.width, `${unit} ${id}`).toBe(true)
      expect(y >= around.y && y + height <= around.y + around.height, `${unit} ${id}`).toBe(true)
    }
  }
})

test("the states that the order visited in the checkout are lit, and the others are not", () => {
  const at = positionOf("OrderSubmitted")
  const before = litAt(session(), "checkout", at - 1)
  const after = litAt(session(), "checkout", at)
  expect([...before.now]).toContain("filling")
  expect([...after.before]).toEqual([...before.now])
  expect([...after.now]).toContain("checking")
  expect(after.visited.has("filling") && after.visited.has("checking")).toBe(true)
  expect(after.visited.has("placed")).toBe(false)
})

test("a record tells which charts took it, which guards refused it, and the values that those read", () => {
  const observed = transitionsAt(session(), positionOf("OrderSubmitted"))
  const taken = observed.flatMap(({ unit, transitions }) =>
    transitions.filter(({ isTaken }) => isTaken).map((arrow) => [unit, arrow]),
  )
  expect(taken).toContainEqual([
    "checkout",
    expect.objectContaining({ from: "filling", to: "checking", on: "OrderSubmitted" }),
  ])
  expect(observed.some(({ unit }) => unit === "payment")).toBe(false)
})

test("transitions for events that other units send because of the record are included", () => {
  const all = session().records.flatMap((record, position) =>
    transitionsAt(session(), position).flatMap(({ unit, transitions }) =>
      transitions.map((arrow) => ({ record, unit, ...arrow })),
    ),
  )
  const inner = all.filter(
    ({ record: { input }, on }) => input.type === "Happened" && input.event.type !== on && on !== "at once",
  )
  expect(inner.length).toBeGreaterThan(0)
  expect(
    all.filter(({ guard, isTaken, reads }) => guard !== null && !isTaken && reads.length > 0).length,
  ).toBeGreaterThan(0)
})
