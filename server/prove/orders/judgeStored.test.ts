import { expect, test } from "vitest"
import { hashOf } from "../../src/secrets/secrets.ts"
import { startServer } from "../../src/startServer.ts"
import { askDatabase } from "../../src/testing/askDatabase.ts"
import { sampleStores } from "../../src/testing/sampleStores.ts"
import { makeFindings } from "../experiment.ts"
import { chanceOf } from "../harness/chance.ts"
import { compareOrders, judgeStored, type Stock } from "./judgeStored.ts"
import { newOrder, send, type SentOrder } from "./sentOrders.ts"

const sent: SentOrder = {
  key: "key-1",
  mark: "mark-1",
  quantity: 2,
  told: { orderId: "o1", trackingToken: "token-1" },
}
const row = {
  id: "o1",
  mark: "mark-1",
  tokenHash: hashOf("token-1").toString("hex"),
  keyHash: hashOf("key-1").toString("hex"),
  events: 1,
  total: 398,
}
const sound: Stock = { rows: [row], strays: 0, numbers: { orders: 1, beyond: 0, different: 1 } }

const violationsOf = (stock: Partial<Stock>, orders: readonly SentOrder[] = [sent]): readonly string[] => {
  const found: string[] = []
  compareOrders(orders, 199, { ...sound, ...stock }, (violation) => found.push(violation))
  return found
}

test("an order stored once, as its customer was told, is sound", () => {
  expect(violationsOf({})).toEqual([])
})

test.each<readonly [string, Partial<Stock>, string]>([
  ["a lost order", { rows: [] }, "mark-1: confirmed as o1, but not stored"],
  ["an order stored twice", { rows: [row, { ...row, id: "o2" }] }, "mark-1: stored 2 times"],
  ["an order that nobody sent", { rows: [row, { ...row, mark: "mark-2" }] }, "mark-2: stored, but never sent"],
  ["another id", { rows: [{ ...row, id: "o2" }] }, "mark-1: told o1, stored o2"],
  [
    "another token",
    { rows: [{ ...row, tokenHash: hashOf("token-2").toString("hex") }] },
    "mark-1: its token does not work",
  ],
  ["an order without a key", { rows: [{ ...row, keyHash: null }] }, "mark-1: stored without its key"],
  [
    "the key of another",
    { rows: [{ ...row, keyHash: hashOf("key-2").toString("hex") }] },
    "mark-1: stored without its key",
  ],
  ["an order placed twice", { rows: [{ ...row, events: 2 }] }, "mark-1: 2 events instead of one"],
  ["an order without its event", { rows: [{ ...row, events: 0 }] }, "mark-1: 0 events instead of one"],
  ["a wrong charge", { rows: [{ ...row, total: 199 }] }, "mark-1: charged 199"],
  ["no charge", { rows: [{ ...row, total: null }] }, "mark-1: charged null"],
  ["a key whose order is gone", { strays: 1 }, "1 keys without their order"],
  ["a number called out twice", { numbers: { orders: 2, beyond: 0, different: 1 } }, "1 numbers on 2 orders"],
  [
    "a number beyond the reserved",
    { numbers: { orders: 1, beyond: 1, different: 1 } },
    "1 orders have a number that was not reserved",
  ],
])("%s is a violation", (_name, fault, violation) => {
  expect(violationsOf(fault)).toEqual([violation])
})

test("an order that was stored but never answered is a violation", () => {
  expect(violationsOf({}, [{ ...sent, told: null }])).toEqual(["mark-1: never answered, however often it was sent"])
})

test("an order that was neither answered nor stored is one violation, and names no order", () => {
  expect(violationsOf({ rows: [] }, [{ ...sent, told: null }])).toEqual([
    "mark-1: never answered, however often it was sent",
  ])
})

test("a database that cannot be read is a violation", () => {
  expect(violationsOf({ strays: undefined, numbers: undefined })).toHaveLength(2)
})

test("a number of a day on which none was reserved is a violation in a real database", async () => {
  const server = await startServer({
    market: "no",
    port: 0,
    database: { _tag: "ThrowAway" },
    kitchen: "manual",
    stores: sampleStores,
  })
  try {
    const findings = makeFindings()
    const order = newOrder("judged", 0, chanceOf(1, 0))
    await send(server.url, order, findings)
    await judgeStored(server.database, [order], 199, findings)
    expect(findings.outcome(1).told).toEqual([])
    await askDatabase(server, "DELETE FROM order_number")
    await judgeStored(server.database, [order], 199, findings)
    expect(findings.outcome(1).told).toEqual(["1 orders have a number that was not reserved"])
  } finally {
    await server.close()
  }
})
