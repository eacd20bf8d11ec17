import { expect, test } from "vitest"
import { shop } from "../shop/shop.ts"
import { compareLogs } from "./compareLogs.ts"
import { firstDifference, valueAt } from "./difference.ts"
import { logOf, session } from "./session.fixture.ts"

test("the first difference is found in order of field names, and of indexes in lists", () => {
  expect(firstDifference({ a: 1, b: [1, 2, 3] }, { b: [1, 2, 4], a: 1 })).toEqual({
    path: ["b", "2"],
    one: 3,
    other: 4,
  })
  const list = Array.from({ length: 12 }, (_, index) => index)
  expect(firstDifference(list, list.with(2, -1).with(10, -1))).toMatchObject({ path: ["2"] })
  expect(firstDifference([1], [1, 2])).toEqual({ path: ["1"], one: undefined, other: 2 })
  expect(firstDifference({ b: 1, a: 1 }, { b: 2, a: 2 })).toMatchObject({ path: ["a"] })
  expect(firstDifference({ a: undefined }, {})).toBeUndefined()
  expect(firstDifference([], {})).toEqual({ path: [], one: [], other: {} })
  expect(firstDifference({}, { toString: 1 })).toEqual({ path: ["toString"], one: undefined, other: 1 })
  expect(valueAt({ a: [{ b: 1 }] }, ["a", "0", "b"])).toBe(1)
  expect(valueAt({}, ["constructor"])).toBeUndefined()
})

test("logs of the same actions are equal whatever their times; for other actions the record, unit and path are named", () => {
  const log = logOf(session())
  const later = { ...log, records: log.records.map((record) => ({ ...record, t: record.t + 5 })) }
  expect(compareLogs(shop, log, log)).toEqual({ _tag: "Equal", records: log.records.length })
  let asked = 0
  expect(compareLogs(shop, log, log, () => ++asked > 3)).toEqual({ _tag: "GaveUp", n: log.records[3]?.n })
  expect(compareLogs(shop, log, { ...log, records: log.records.slice(0, 9) })).toMatchObject({
    _tag: "Shorter",
    which: "other",
    last: 8,
  })
  const other = log.records.map((record) =>
    record.input.type === "Happened" && record.input.event.type === "ProductAdded"
      ? { ...record, input: { ...record.input, event: { ...record.input.event, quantity: 7 } } }
      : record,
  )
  expect(compareLogs(shop, log, { ...log, records: other })).toMatchObject({
    _tag: "Parted",
    unit: "cart",
    path: "cart.items.0.quantity",
    one: 1,
    other: 7,
  })
  expect(compareLogs(shop, log, later)).toMatchObject({ _tag: "Parted" })
  expect(compareLogs(shop, log, { ...log, checkpoint: session().world() })).toMatchObject({ _tag: "Apart" })
})
