import { afterAll, beforeAll, expect, it } from "vitest"
import { openChargedOrders } from "../testing/chargedOrders.ts"
import { captureChargeOf, reverseCharge, reverseChargesOf } from "./moves.ts"

let orders: Awaited<ReturnType<typeof openChargedOrders>>

beforeAll(async () => {
  orders = await openChargedOrders()
})
afterAll(() => orders.close())

it("an order's charge is captured once, and no other order's", async () => {
  const [id, other] = [await orders.charged(), await orders.charged()]
  await orders.carryOut(captureChargeOf(id))
  await orders.carryOut(captureChargeOf(id))
  expect([await orders.movesOf(id), await orders.movesOf(other)]).toEqual([[["capture", 19_900, null]], []])
})

it.each([
  ["does not pay the order", { pays: false }],
  ["is going back", { reversal: "orderCalledOff" }],
  ["was cancelled at the provider", { state: "cancelled" }],
  ["has an amount of zero", { amount: 0 }],
] as const)("a charge that %s is not captured", async (_, charge) => {
  const id = await orders.charged(charge)
  await orders.carryOut(captureChargeOf(id))
  expect(await orders.movesOf(id)).toEqual([])
})

it("an order's charge is reversed once, whole, and no other order's; the reason is stored", async () => {
  const [id, other] = [await orders.charged(), await orders.charged()]
  await orders.carryOut(reverseChargesOf(id))
  await orders.carryOut(reverseChargesOf(id))
  expect([await orders.movesOf(id), await orders.movesOf(other)]).toEqual([[["reverse", null, null]], []])
  const [charge] = await orders.sql((sql) => sql`SELECT reversal FROM payment_charge WHERE order_id = ${id}`)
  expect(charge).toEqual({ reversal: "orderCalledOff" })
})

it("a reversal that was already requested is kept", async () => {
  const id = await orders.charged()
  await orders.moved(id, { kind: "reverse", amount: null })
  await orders.carryOut(reverseCharge(id, "orderClosed"))
  expect(await orders.movesOf(id)).toEqual([["reverse", null, null]])
})

it.each([
  ["was given back", { state: "refunded" }],
  ["is going back", { reversal: "alreadyPaid" }],
] as const)("a charge that %s is not reversed", async (_, charge) => {
  const id = await orders.charged(charge)
  await orders.carryOut(reverseCharge(id, "orderClosed"))
  expect(await orders.movesOf(id)).toEqual([])
})

it.each([
  ["is on its way", { outcome: null }, ["refund", 15_000, null]],
  ["has arrived", { outcome: "done" }, ["refund", 15_000, null]],
  ["has failed", { outcome: "failed" }, ["reverse", null, null]],
] as const)(
  "when a partial refund of a charge %s, the rest of the charge is given back",
  async (_, { outcome }, rest) => {
    const id = await orders.charged()
    await orders.moved(id, { kind: "refund", amount: 4900, isSent: true, outcome })
    await orders.carryOut(reverseCharge(id, "orderClosed"))
    expect(await orders.movesOf(id)).toEqual([["refund", 4900, outcome], rest])
  },
)

it("a charge whose partial refunds add up to its amount is not reversed", async () => {
  const id = await orders.charged()
  for (const amount of [4900, 15_000]) await orders.moved(id, { kind: "refund", amount, isSent: true })
  await orders.carryOut(reverseCharge(id, "orderClosed"))
  expect(await orders.movesOf(id)).toEqual([
    ["refund", 4900, null],
    ["refund", 15_000, null],
  ])
})

it("a reversal drops this charge's unsent capture, and no other move", async () => {
  const [waits, sent, refused, refunds, other] = [
    await orders.charged(),
    await orders.charged(),
    await orders.charged(),
    await orders.charged(),
    await orders.charged(),
  ]
  await orders.moved(waits)
  await orders.moved(sent, { isSent: true })
  await orders.moved(refused, { outcome: "refused" })
  await orders.moved(refunds, { kind: "refund", amount: 4900 })
  await orders.moved(other)
  for (const id of [waits, sent, refused, refunds]) await orders.carryOut(reverseCharge(id, "orderClosed"))
  expect(await Promise.all([waits, sent, refused, refunds, other].map(orders.movesOf))).toEqual([
    [
      ["capture", 19_900, "dropped"],
      ["reverse", null, null],
    ],
    [
      ["capture", 19_900, null],
      ["reverse", null, null],
    ],
    [
      ["capture", 19_900, "refused"],
      ["reverse", null, null],
    ],
    [
      ["refund", 4900, null],
      ["refund", 15_000, null],
    ],
    [["capture", 19_900, null]],
  ])
})
