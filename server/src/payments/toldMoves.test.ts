import type { Tracking } from "@skorpe/core/domain/order"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import type { Notification } from "../cardPayments/CardPayments.ts"
import { readTracking } from "../orders/readOrder.ts"
import { openChargedOrders, paidAt } from "../testing/chargedOrders.ts"
import { actOnMove } from "./actOnMove.ts"
import { withdrawPayment } from "./withdrawPayment.ts"

let orders: Awaited<ReturnType<typeof openChargedOrders>>

beforeAll(async () => {
  orders = await openChargedOrders()
})
afterAll(() => orders.close())
beforeEach(() => orders.sql((sql) => sql`DELETE FROM money_notice`))

const noon = Date.parse("2026-11-21T12:00:00+01:00")

interface Told extends Partial<Notification> {
  /** Our move that it names, if any. */
  readonly move?: string
  readonly order?: Partial<Tracking>
  readonly now?: number
}

/** The provider tells of an order's charge, by default of its whole sum and that it was done; returns the outcome. */
const tell = (
  id: string,
  kind: Notification["kind"],
  { move, order = {}, now = noon, ...more }: Told = {},
): Promise<string> =>
  orders.carryOut(
    Effect.gen(function* () {
      const { tracking } = yield* readTracking(id)
      return yield* actOnMove(
        { orderId: id, tracking: { ...tracking, ...order }, total: 19_900, move: move ?? null },
        {
          pspReference: crypto.randomUUID(),
          eventCode: kind,
          kind,
          success: true,
          reference: id,
          originalReference: id,
          amount: 19_900,
          currency: "NOK",
          ...more,
        },
      )
    }),
    now,
  )

/** A charge in our books. */
const charge = async (id: string) => {
  const [row] = await orders.sql(
    (sql) => sql`
      SELECT state, refunded::int, reversal, captured_at AS "capturedAt" FROM payment_charge WHERE psp_reference = ${id}`,
  )
  return row
}
const untouched = { state: "authorised", refunded: 0, reversal: null, capturedAt: null }
const isWithdrawn = async (id: string) => (await orders.carryOut(readTracking(id))).tracking.paymentWithdrawn === true

it("money that was taken is booked once, at its first telling, and settles its own move alone", async () => {
  const [id, other] = [await orders.charged(), await orders.charged()]
  const [move] = [await orders.moved(id), await orders.moved(other)]
  expect(await tell(id, "capture", { move })).toBe("captured")
  expect(await tell(id, "capture", { move, now: noon + 1 })).toBe("captured")
  expect(await charge(id)).toEqual({ ...untouched, capturedAt: new Date(noon) })
  expect([await orders.movesOf(id), await orders.movesOf(other)]).toEqual([
    [["capture", 19_900, "done"]],
    [["capture", 19_900, null]],
  ])
  expect(await charge(other)).toEqual(untouched)
  const [sent] = await orders.sql((sql) => sql`SELECT sent_at AS at FROM payment_move WHERE charge = ${id}`)
  expect(sent).toEqual({ at: new Date(noon) })
  expect(await orders.notices()).toEqual([])
})

it("when a move was sent stays as it was; that it is settled is noted", async () => {
  const id = await orders.charged()
  const move = await orders.moved(id, { isSent: true })
  await tell(id, "capture", { move })
  const [row] = await orders.sql((sql) => sql`SELECT sent_at, outcome_at FROM payment_move WHERE charge = ${id}`)
  expect(row).toEqual({ sent_at: paidAt, outcome_at: new Date(noon) })
})

it("money that was taken without our asking is booked too", async () => {
  const id = await orders.charged()
  expect(await tell(id, "capture")).toBe("captured")
  expect(await charge(id)).toEqual({ ...untouched, capturedAt: new Date(noon) })
})

it("a telling settles no move of another order", async () => {
  const [id, other] = [await orders.charged(), await orders.charged()]
  const foreign = await orders.moved(other, { outcome: "failed" })
  expect(await tell(id, "capture", { move: foreign })).toBe("captured")
  const open = await orders.moved(other, { kind: "refund", amount: 100 })
  await tell(id, "refund", { move: open, success: false })
  expect(await orders.movesOf(other)).toEqual([
    ["capture", 19_900, "failed"],
    ["refund", 100, null],
  ])
})

it("a telling settles its own move, and leaves another of its order open", async () => {
  const id = await orders.charged()
  const [move] = [await orders.moved(id), await orders.moved(id, { kind: "refund", amount: 100 })]
  expect(await tell(id, "capture", { move })).toBe("captured")
  expect(await orders.movesOf(id)).toEqual([
    ["capture", 19_900, "done"],
    ["refund", 100, null],
  ])
})

it("a capture that is known to have failed was not done, whatever is told late", async () => {
  const id = await orders.charged()
  const move = await orders.moved(id, { outcome: "failed" })
  expect(await tell(id, "capture", { move })).toBe("notCaptured")
  expect([await charge(id), await orders.movesOf(id)]).toEqual([untouched, [["capture", 19_900, "failed"]]])
})

it.each([
  ["captureFailed", true],
  ["capture", false],
] as const)("when money cannot be taken (%s, %s), an open order is paid at the hand-over", async (kind, success) => {
  const [id, other] = [await orders.charged({ isCaptured: true }), await orders.charged({ isCaptured: true })]
  const move = await orders.moved(id, { isSent: true })
  expect(await tell(id, kind, { move, success })).toBe("notCaptured")
  expect(await charge(id)).toEqual({ ...untouched, reversal: "paidAtHandOver" })
  expect(await orders.movesOf(id)).toEqual([
    ["capture", 19_900, "failed"],
    ["reverse", null, null],
  ])
  expect([await isWithdrawn(id), await isWithdrawn(other)]).toEqual([true, false])
  expect(await charge(other)).toEqual({ ...untouched, capturedAt: paidAt })
  expect(await orders.notices()).toEqual([["captureFailed", id]])
})

it("of an order that was handed over, staff alone hear that its money cannot be taken", async () => {
  const id = await orders.charged()
  expect(await tell(id, "captureFailed", { order: { status: "completed" } })).toBe("notCaptured")
  expect([await charge(id), await isWithdrawn(id)]).toEqual([untouched, false])
  expect(await orders.notices()).toEqual([["captureFailed", id]])
})

it.each([
  ["is going back", { reversal: "orderCalledOff" }],
  ["is back", { state: "refunded" }],
] as const)("that money cannot be taken concerns nobody once it %s", async (_, before) => {
  const id = await orders.charged({ ...before, isCaptured: true })
  const move = await orders.moved(id, { isSent: true })
  expect(await tell(id, "captureFailed", { move })).toBe("notCaptured")
  expect(await charge(id)).toEqual({ ...untouched, ...before, capturedAt: paidAt })
  expect([await orders.movesOf(id), await orders.notices()]).toEqual([[["capture", 19_900, "failed"]], []])
})

it("money that is taken after all of an order that is paid at the hand-over goes back", async () => {
  const withdrawn = { order: { paymentWithdrawn: true } } as const
  const [id, called, unpaid] = [
    await orders.charged({ state: "cancelled", refunded: 19_900 }),
    await orders.charged({ state: "cancelled", reversal: "orderCalledOff" }),
    await orders.charged({ state: "cancelled", pays: false }),
  ]
  for (const one of [id, called, unpaid]) expect(await tell(one, "capture", withdrawn)).toBe("captured")
  const capturedAt = new Date(noon)
  expect(await charge(id)).toEqual({ ...untouched, capturedAt, reversal: "paidAtHandOver" })
  expect(await charge(called)).toEqual({ ...untouched, capturedAt, state: "cancelled", reversal: "orderCalledOff" })
  expect(await charge(unpaid)).toEqual({ ...untouched, capturedAt, state: "cancelled" })
  expect([await orders.movesOf(id), await orders.movesOf(called)]).toEqual([[["reverse", null, null]], []])
  const [stays, refunded] = [
    await orders.charged({ state: "cancelled" }),
    await orders.charged({ state: "refunded", refunded: 19_900 }),
  ]
  await tell(stays, "capture")
  await tell(refunded, "capture", withdrawn)
  expect(await charge(stays)).toEqual({ ...untouched, capturedAt, state: "cancelled" })
  expect(await charge(refunded)).toEqual({ ...untouched, capturedAt, state: "refunded", refunded: 19_900 })
})

it("parts that are back add up, and are the whole when nothing is left", async () => {
  const [id, other] = [await orders.charged(), await orders.charged()]
  const part = async (amount: number) => {
    const move = await orders.moved(id, { kind: "refund", amount, isSent: true })
    return tell(id, "refund", { move, amount })
  }
  expect(await part(4900)).toBe("partial")
  expect(await charge(id)).toEqual({ ...untouched, refunded: 4900 })
  expect(await part(15_000)).toBe("refunded")
  expect(await charge(id)).toEqual({ ...untouched, state: "refunded", refunded: 19_900 })
  expect(await charge(other)).toEqual(untouched)
  expect(await orders.movesOf(id)).toEqual([
    ["refund", 4900, "done"],
    ["refund", 15_000, "done"],
  ])
})

it("a part of a charge whose sum nobody knows, or that nobody knows, is never the whole; a whole is", async () => {
  const id = await orders.charged({ amount: null })
  expect(await tell(id, "refund", { amount: 19_899 })).toBe("partial")
  expect(await tell(id, "refund", { amount: 100, originalReference: `unknown ${id}` })).toBe("partial")
  expect(await tell(id, "refund")).toBe("refunded")
})

it("what became of another move of its order says nothing of a capture", async () => {
  const id = await orders.charged()
  await orders.moved(id, { kind: "refund", amount: 100, outcome: "failed" })
  expect(await tell(id, "capture", { move: await orders.moved(id) })).toBe("captured")
})

it("a whole that is back is back once, whoever gave it", async () => {
  const [ours, theirs, other] = [await orders.charged(), await orders.charged(), await orders.charged()]
  const move = await orders.moved(ours, { kind: "reverse", amount: null, isSent: true })
  expect([await tell(ours, "refund", { move }), await tell(theirs, "refund")]).toEqual(["refunded", "refunded"])
  expect(await charge(ours)).toEqual({ ...untouched, state: "refunded" })
  expect(await charge(theirs)).toEqual({ ...untouched, state: "refunded", refunded: 19_900 })
  expect(await charge(other)).toEqual(untouched)
  expect([await isWithdrawn(theirs), await orders.notices()]).toEqual([false, []])
  // A charge that is refunded does not become a cancelled one.
  expect(await tell(ours, "cancellation", { move })).toBe("cancelled")
  expect(await charge(ours)).toEqual({ ...untouched, state: "refunded" })
})

it("what comes back before its payment is known is in the books when the payment comes", async () => {
  const id = await orders.charged()
  expect(await tell(id, "refund", { originalReference: `early ${id}` })).toBe("refunded")
  expect(await charge(`early ${id}`)).toEqual({ ...untouched, state: "refunded" })
  expect(await tell(id, "cancellation", { originalReference: `earlier ${id}` })).toBe("cancelled")
  expect(await charge(`earlier ${id}`)).toEqual({ ...untouched, state: "cancelled" })
  expect([await charge(id), await isWithdrawn(id), await orders.notices()]).toEqual([untouched, false, []])
})

it.each(["refund", "cancellation"] as const)("staff hear of a %s that was not done; the books stay", async (kind) => {
  const id = await orders.charged()
  const move = await orders.moved(id, { kind: "refund", amount: 4900, isSent: true })
  expect(await tell(id, kind, { move, success: false, amount: 4900 })).toBe("failed")
  expect([await charge(id), await orders.movesOf(id)]).toEqual([untouched, [["refund", 4900, "failed"]]])
  expect(await orders.notices()).toEqual([["refundFailed", id]])
  // Its being done is told late.
  expect(await tell(id, "refund", { move, amount: 4900 })).toBe("failed")
  expect([await charge(id), await orders.movesOf(id)]).toEqual([untouched, [["refund", 4900, "failed"]]])
})

it("a part that fails after it was done is not back, and only that part", async () => {
  const [id, other] = [await orders.charged(), await orders.charged({ refunded: 4900 })]
  const [first, second] = [
    await orders.moved(id, { kind: "refund", amount: 4900 }),
    await orders.moved(id, { kind: "refund", amount: 100 }),
  ]
  await tell(id, "refund", { move: first, amount: 4900 })
  await tell(id, "refund", { move: second, amount: 100 })
  expect(await tell(id, "refundFailed", { move: first, amount: 4900 })).toBe("failed")
  expect(await tell(id, "refundFailed", { move: first, amount: 4900 })).toBe("failed")
  expect([await charge(id), await charge(other)]).toEqual([
    { ...untouched, refunded: 100 },
    { ...untouched, refunded: 4900 },
  ])
  expect(await orders.notices()).toEqual([
    ["refundFailed", id],
    ["refundFailed", id],
  ])
})

it("a whole that fails after it was given back at the provider is not back; one of ours was in no sum", async () => {
  const [theirs, ours, part, other] = [
    await orders.charged(),
    await orders.charged({ refunded: 100 }),
    await orders.charged({ refunded: 100 }),
    await orders.charged({ refunded: 100 }),
  ]
  await tell(theirs, "refund")
  await tell(theirs, "refundFailed")
  const move = await orders.moved(ours, { kind: "reverse", amount: null, outcome: "done" })
  await tell(ours, "refundFailed", { move })
  await tell(part, "refundFailed", { amount: 100 })
  expect(await Promise.all([theirs, ours, part, other].map(charge))).toMatchObject([
    { refunded: 0 },
    { refunded: 100 },
    { refunded: 100 },
    { refunded: 100 },
  ])
})

it("an open order whose payment the provider cancels is paid at the hand-over, and nothing more is taken", async () => {
  const [id, other] = [await orders.charged(), await orders.charged()]
  for (const one of [id, other]) await orders.moved(one)
  expect(await tell(id, "cancellation")).toBe("cancelled")
  expect(await tell(id, "cancellation")).toBe("cancelled")
  expect(await charge(id)).toEqual({ ...untouched, state: "cancelled", refunded: 19_900 })
  expect([await orders.movesOf(id), await isWithdrawn(id)]).toEqual([[["capture", 19_900, "dropped"]], true])
  expect([await orders.movesOf(other), await isWithdrawn(other)]).toEqual([[["capture", 19_900, null]], false])
  expect(await orders.notices()).toEqual([["paymentWithdrawn", id]])
})

it("a cancellation that we asked for withdraws nothing", async () => {
  const id = await orders.charged()
  const move = await orders.moved(id, { kind: "reverse", amount: null, isSent: true })
  // A cancellation is of the whole, whatever sum it tells.
  expect(await tell(id, "cancellation", { move, amount: 100 })).toBe("cancelled")
  expect([await charge(id), await isWithdrawn(id)]).toEqual([{ ...untouched, state: "cancelled" }, false])
  expect(await orders.notices()).toEqual([])
})

it("money that was taken stays with us although the provider tells its cancellation; staff look at it", async () => {
  const id = await orders.charged({ isCaptured: true })
  expect(await tell(id, "cancellation")).toBe("stays")
  expect([await charge(id), await isWithdrawn(id)]).toEqual([{ ...untouched, capturedAt: paidAt }, false])
  expect(await orders.notices()).toEqual([["paymentWithdrawn", id]])
})

it("of an order that was handed over, staff alone hear that its payment was cancelled", async () => {
  const id = await orders.charged()
  expect(await tell(id, "cancellation", { order: { status: "completed" } })).toBe("cancelled")
  expect([await isWithdrawn(id), await orders.notices()]).toEqual([false, [["paymentWithdrawn", id]]])
})

it.each([
  ["is going back", { reversal: "orderCalledOff" }, null],
  ["is going back in part", {}, { outcome: null }],
  ["is back in part", {}, { outcome: "done" }],
] as const)("that the provider cancels a charge that %s concerns nobody", async (_, before, refund) => {
  const id = await orders.charged(before)
  if (refund !== null) await orders.moved(id, { kind: "refund", amount: 100, ...refund })
  expect(await tell(id, "cancellation")).toBe("cancelled")
  expect([await isWithdrawn(id), await orders.notices()]).toEqual([false, []])
})

it("a refund that failed, that of another order and a capture keep no payment from being withdrawn", async () => {
  const [id, other] = [await orders.charged(), await orders.charged()]
  await orders.moved(id, { kind: "refund", amount: 100, outcome: "failed" })
  await orders.moved(id)
  await orders.moved(other, { kind: "refund", amount: 100 })
  await tell(id, "cancellation")
  expect(await isWithdrawn(id)).toBe(true)
})

it("staff hear of a chargeback; what is about no charge, or moves nothing, is ignored", async () => {
  const id = await orders.charged()
  expect(await tell(id, "chargeback")).toBe("chargeback")
  expect(await orders.notices()).toEqual([["chargeback", id]])
  expect(await tell(id, "authorisation")).toBe("ignored")
  expect(await tell(id, "other")).toBe("ignored")
  expect(await tell(id, "refund", { originalReference: null })).toBe("ignored")
  expect([await charge(id), await orders.notices()]).toEqual([untouched, [["chargeback", id]]])
})

it("a payment is withdrawn once: an order that has moved on since it was read is not told again", async () => {
  const id = await orders.charged()
  const { tracking } = await orders.carryOut(readTracking(id))
  await orders.carryOut(withdrawPayment(tracking))
  await expect(orders.carryOut(withdrawPayment(tracking))).rejects.toThrow("an order that was held has moved")
})
