import { afterAll, beforeAll, expect, it } from "vitest"
import { hashOf } from "../secrets/secrets.ts"
import { openChargedOrders } from "../testing/chargedOrders.ts"
import { countFailures, hasStayed, isGoingBack, readRefunds, refundOrder } from "./refunds.ts"

let orders: Awaited<ReturnType<typeof openChargedOrders>>

beforeAll(async () => {
  orders = await openChargedOrders()
})
afterAll(() => orders.close())

const taken = { isCaptured: true }

const refund = (id: string, amount: number | null, key: string = crypto.randomUUID(), failures = 0) =>
  orders.carryOut(refundOrder(id, amount, { key, failures }))

/** A charge's status as staff see it: whether its money failed to go back, and whether it is on its way back. */
const standing = async (id: string) => {
  const [row] = await orders.sql(
    (sql) => sql<{ readonly stayed: boolean; readonly going: boolean }>`
      SELECT ${hasStayed(sql)} AS stayed, ${isGoingBack(sql)} AS going FROM payment_charge WHERE psp_reference = ${id}`,
  )
  return [...(row?.stayed === true ? ["stayed"] : []), ...(row?.going === true ? ["goingBack"] : [])]
}

it("a part can be refunded, then the rest, and then nothing more; no other order is affected", async () => {
  const [id, other] = [await orders.charged(taken), await orders.charged(taken)]
  expect(await refund(id, 4900)).toBeNull()
  expect(await refund(id, 15_001)).toBe("tooMuch")
  expect(await refund(id, null)).toBeNull()
  expect([await refund(id, 1), await refund(id, null)]).toEqual(["tooMuch", "tooMuch"])
  expect([await orders.movesOf(id), await orders.movesOf(other)]).toEqual([
    [
      ["refund", 4900, null],
      ["refund", 15_000, null],
    ],
    [],
  ])
})

it("the whole sum can be refunded, but not zero or a negative sum", async () => {
  const id = await orders.charged(taken)
  expect([await refund(id, 0), await refund(id, -1)]).toEqual(["tooMuch", "tooMuch"])
  expect(await refund(id, 19_900)).toBeNull()
})

it.each([
  ["does not pay", { pays: false }],
  ["was already given back", { state: "refunded" }],
  ["is going back", { reversal: "orderCalledOff" }],
] as const)("a charge that %s cannot be refunded", async (_, charge) => {
  const id = await orders.charged({ ...taken, ...charge })
  expect([await refund(id, 100), await orders.movesOf(id)]).toEqual(["notPaid", []])
})

it("neither money that is not yet captured nor an order without a charge can be refunded", async () => {
  expect(await refund(await orders.charged(), 100)).toBe("notCaptured")
  expect(await refund("nobody's", 100)).toBe("notPaid")
})

it.each([
  ["is on its way", null, 4900],
  ["has arrived", "done", 4900],
  ["has failed", "failed", 0],
  ["was refused", "refused", 0],
] as const)("a refund that %s is counted correctly in what is left", async (_, outcome, gone) => {
  const id = await orders.charged(taken)
  await orders.moved(id, { kind: "capture", isSent: true, outcome: "done" })
  await orders.moved(id, { kind: "refund", amount: 4900, isSent: true, outcome })
  expect([await refund(id, 19_900 - gone + 1), await refund(id, 19_900 - gone)]).toEqual(["tooMuch", null])
})

it("a refund is due at once, and its idempotency key is derived from the order and the staff's key", async () => {
  const id = await orders.charged(taken)
  await refund(id, 100, "a press")
  const asked = await orders.sql(
    (sql) => sql`
      SELECT order_id, why, asked_at, next_at, idempotency_key FROM payment_move WHERE charge = ${id}`,
  )
  const noon = new Date("2026-11-21T12:00:00+01:00")
  const name = `refund-${hashOf(`${id} a press`).toString("base64url")}`
  expect(asked).toEqual([{ order_id: id, why: "staff", asked_at: noon, next_at: noon, idempotency_key: name }])
})

it("a refund gets a new key at the provider each time it fails; failures are counted per order and key", async () => {
  const [id, other] = [await orders.charged(taken), await orders.charged(taken)]
  const failuresOf = (order: string, key: string) => orders.carryOut(countFailures(order, key))
  const ends = (outcome: string) =>
    orders.sql((sql) => sql`UPDATE payment_move SET outcome = ${outcome} WHERE charge = ${id} AND outcome IS NULL`)
  await refund(id, 100, "a press")
  expect(await failuresOf(id, "a press")).toBe(0)
  await ends("failed")
  expect(await failuresOf(id, "a press")).toBe(1)
  expect(await refund(id, 100, "a press", 1)).toBeNull()
  expect(await failuresOf(id, "a press")).toBe(1)
  await ends("refused")
  expect(await failuresOf(id, "a press")).toBe(2)
  expect(await refund(id, 100, "a press", 2)).toBeNull()
  await ends("done")
  expect(await failuresOf(id, "a press")).toBe(2)
  expect([await failuresOf(id, "another press"), await failuresOf(other, "a press")]).toEqual([0, 0])
})

it("lists an order's refunds, oldest first, without other moves", async () => {
  const [id, other] = [await orders.charged(taken), await orders.charged(taken)]
  await orders.moved(id, { kind: "capture", outcome: "done" })
  for (const [amount, outcome] of [
    [100, "done"],
    [200, "failed"],
    [300, null],
    [400, "refused"],
    [null, null],
  ] as const) {
    await orders.moved(id, { kind: "refund", amount, outcome })
  }
  await orders.moved(other, { kind: "refund", amount: 500 })
  expect(await orders.carryOut(readRefunds(id))).toEqual([
    { amount: 100, hasFailed: false },
    { amount: 200, hasFailed: true },
    { amount: 300, hasFailed: false },
    { amount: 400, hasFailed: true },
  ])
})

it.each(["failed", "refused"] as const)(
  "money whose reversal has the outcome %s has stayed, and can be refunded again; then it is going back",
  async (outcome) => {
    const id = await orders.charged({ ...taken, reversal: "orderCalledOff" })
    await orders.moved(id, { kind: "reverse", amount: null })
    expect(await standing(id)).toEqual(["goingBack"])
    await orders.sql((sql) => sql`UPDATE payment_move SET outcome = ${outcome} WHERE charge = ${id}`)
    expect(await standing(id)).toEqual(["stayed"])
    expect(await refund(id, 4900)).toBeNull()
    expect(await standing(id)).toEqual(["stayed", "goingBack"])
    expect(await refund(id, null)).toBeNull()
    expect(await standing(id)).toEqual(["goingBack"])
    expect(await refund(id, 1)).toBe("notPaid")
  },
)

it("money has not stayed if its return was never requested, it is back, or its charge pays no order", async () => {
  const failed = { kind: "reverse", amount: null, outcome: "failed" } as const
  const untouched = await orders.charged(taken)
  await orders.moved(untouched, { kind: "capture", outcome: "failed" })
  const givenBackThere = await orders.charged({ ...taken, refunded: 19_900 })
  await orders.moved(givenBackThere, failed)
  const paysNothing = await orders.charged({ ...taken, pays: false })
  await orders.moved(paysNothing, { ...failed, outcome: "refused" })
  await orders.moved(paysNothing, { kind: "refund", amount: 100 })
  const lost = await orders.charged(taken)
  await orders.moved(lost, failed)
  const partlyBack = await orders.charged(taken)
  await orders.moved(partlyBack, { kind: "refund", amount: 4900, outcome: "done" })
  for (const id of [untouched, givenBackThere, paysNothing, partlyBack]) expect(await standing(id)).toEqual([])
  expect(await standing(lost)).toEqual(["stayed"])
})

it.each([null, "done"] as const)(
  "a failed partial refund no longer counts as stayed when a reversal has the outcome %s",
  async (outcome) => {
    const id = await orders.charged(taken)
    await orders.moved(id, { kind: "refund", amount: 4900, outcome: "failed" })
    expect(await standing(id)).toEqual(["stayed"])
    await orders.moved(id, { kind: "reverse", amount: null, outcome })
    expect(await standing(id)).toEqual(outcome === null ? ["goingBack"] : [])
  },
)

it("a pending capture does not count as money going back", async () => {
  const id = await orders.charged()
  await orders.moved(id)
  expect(await standing(id)).toEqual([])
})
