import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { nameOf, openSession, type Session } from "../session.ts"
import { chartNames, drawingOf, litAt, weighedAt } from "./charts.ts"

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

test("the order's way through the checkout is lit, and states that it never visited are not", () => {
  const at = positionOf("OrderSubmitted")
  const before = litAt(session(), "checkout", at - 1)
  const after = litAt(session(), "checkout", at)
  expect([...before.now]).toContain("filling")
  expect([...after.before]).toEqual([...before.now])
  expect([...after.now]).toContain("checking")
  expect(after.visited.has("filling") && after.visited.has("checking")).toBe(true)
  expect(after.visited.has("placed")).toBe(false)
})

test("what a chart made of a record is told, with the guards that it asked", () => {
  const taken = weighedAt(session(), "checkout", positionOf("OrderSubmitted")).filter(({ isTaken }) => isTaken)
  expect(taken).toMatchObject([{ from: "filling", to: "checking", on: "OrderSubmitted" }])
  expect(weighedAt(session(), "payment", positionOf("OrderSubmitted"))).toEqual([])
})
