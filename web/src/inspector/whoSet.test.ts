import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { nameOf, openSession, type Session } from "./session.ts"
import { whoSet } from "./whoSet.ts"

const text = readFileSync(new URL("../../../fixtures/logs/first-order.no.jsonl", import.meta.url), "utf8")
const session = openSession("first-order.jsonl", text) as Session
const end = session.records.length - 1

const nameAt = (position: number): string => {
  const record = session.records[position]
  return record ? nameOf(record) : ""
}

test("a value is traced to the last record that set it, whatever happened since", () => {
  const count = whoSet(session, end, "validation._tag")
  if (count._tag === "NoPath") throw new Error(count.at)
  const before = whoSet(session, count.position - 1, "validation._tag")
  expect(before).toMatchObject({ _tag: "Set" })
  expect(before).not.toMatchObject({ value: count.value })
  const added = session.records.findIndex((_, position) => nameAt(position) === "ProductAdded")
  expect(whoSet(session, added, "cart.totalCount")).toMatchObject({ position: added })
  expect(whoSet(session, added + 1, " cart.totalCount ")).toMatchObject({ position: added })
  expect(whoSet(session, added - 1, "cart.totalCount")).toEqual({ _tag: "Set", value: 0, position: 0 })
})

test("a path that does not exist gives the names that do, also for a property that objects inherit", () => {
  expect(whoSet(session, end, "cart.totalCont")).toMatchObject({ _tag: "NoPath", at: "cart" })
  const known = whoSet(session, end, "cart.toString")
  expect(known).toMatchObject({ _tag: "NoPath", known: expect.arrayContaining(["totalCount"]) as string[] })
  expect(whoSet(session, end, "")).toMatchObject({ _tag: "NoPath", at: "" })
  expect(whoSet(session, end, "cart.totalCount.more")).toEqual({ _tag: "NoPath", at: "cart.totalCount", known: [] })
})
