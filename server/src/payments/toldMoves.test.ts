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
  /** The move of ours that the notification names, if any. */
  readonly move?: string
  readonly order?: Partial<Tracking>
  readonly now?: number
}

/** A notification about an order's charge, by default of success and of its whole sum; returns the outcome. */
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

it("a capture is booked once, at its first notification, and settles only its own move", async () => {
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

it("settling a move stores the time, and keeps the time at which it was sent", async () => {
  const id = await orders.charged()
  const move = await orders.moved(id, { isSent: true })
  await tell(id, "capture", { move })
  const [row] = await orders.sql((sql) => sql`SELECT sent_at, outcome_at FROM payment_move WHERE charge = ${id}`)
  expect(row).toEqual({ sent_at: paidAt, outcome_at: new Date(noon) })
})

it("a capture that we did not ask for is booked too", async () => {
  const id = await orders.charged()
  expect(await tell(id, "capture")).toBe("captured")
  expect(await charge(id)).toEqual({ ...untouched, capturedAt: new Date(noon) })
})

it("a notification never settles a move of another order", async () => {
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

it("a notification settles its own move, and leaves the order's other moves open", async () => {
  const id = await orders.charged()
  const [move] = [await orders.moved(id), await orders.moved(id, { kind: "refund", amount: 100 })]
  expect(await tell(id, "capture", { move })).toBe("captured")
  expect(await orders.movesOf(id)).toEqual([
    ["capture", 19_900, "done"],
    ["refund", 100, null],
  ])
})

it("a capture that failed stays failed, even if a late notification reports success", async () => {
  const id = await orders.charged()
  const move = await orders.moved(id, { outcome: "failed" })
  expect(await tell(id, "capture", { move })).toBe("notCaptured")
  expect([await charge(id), await orders.movesOf(id)]).toEqual([untouched, [["capture", 19_900, "failed"]]])
})

it.each([
  ["captureFailed", true],
  ["capture", false],
] as const)("when a capture fails (%s, %s), an open order is paid at the hand-over", async (kind, success) => {
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

it("a failed capture of an order that was handed over is only reported to staff", async () => {
  const id = await orders.charged()
  expect(await tell(id, "captureFailed", { order: { status: "completed" } })).toBe("notCaptured")
  expect([await charge(id), await isWithdrawn(id)]).toEqual([untouched, false])
  expect(await orders.notices()).toEqual([["captureFailed", id]])
})

it.each([
  ["is going back", { reversal: "orderCalledOff" }],
  ["is back", { state: "refunded" }],
] as const)("a failed capture is not reported to staff once the money %s", async (_, before) => {
  const id = await orders.charged({ ...before, isCaptured: true })
  const move = await orders.moved(id, { isSent: true })
  expect(await tell(id, "captureFailed", { move })).toBe("notCaptured")
  expect(await charge(id)).toEqual({ ...untouched, ...before, capturedAt: paidAt })
  expect([await orders.movesOf(id), await orders.notices()]).toEqual([[["capture", 19_900, "failed"]], []])
})

it("money that is captured although the order is paid at the hand-over goes back", async () => {
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

it("partial refunds add up, and are a full refund when nothing is left", async () => {
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

it("a partial refund of a charge with an unknown sum, or of an unknown charge, is never a full refund", async () => {
  const id = await orders.charged({ amount: null })
  expect(await tell(id, "refund", { amount: 19_899 })).toBe("partial")
  expect(await tell(id, "refund", { amount: 100, originalReference: `unknown ${id}` })).toBe("partial")
  expect(await tell(id, "refund")).toBe("refunded")
})

it("a failed refund of the same order does not make a capture fail", async () => {
  const id = await orders.charged()
  await orders.moved(id, { kind: "refund", amount: 100, outcome: "failed" })
  expect(await tell(id, "capture", { move: await orders.moved(id) })).toBe("captured")
})

it("a full refund is booked once, whether we or the provider started it", async () => {
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

it("a refund that arrives before its payment is already booked when the payment arrives", async () => {
  const id = await orders.charged()
  expect(await tell(id, "refund", { originalReference: `early ${id}` })).toBe("refunded")
  expect(await charge(`early ${id}`)).toEqual({ ...untouched, state: "refunded" })
  expect(await tell(id, "cancellation", { originalReference: `earlier ${id}` })).toBe("cancelled")
  expect(await charge(`earlier ${id}`)).toEqual({ ...untouched, state: "cancelled" })
  expect([await charge(id), await isWithdrawn(id), await orders.notices()]).toEqual([untouched, false, []])
})

it.each(["refund", "cancellation"] as const)("a failed %s is reported to staff and changes no charge", async (kind) => {
  const id = await orders.charged()
  const move = await orders.moved(id, { kind: "refund", amount: 4900, isSent: true })
  expect(await tell(id, kind, { move, success: false, amount: 4900 })).toBe("failed")
  expect([await charge(id), await orders.movesOf(id)]).toEqual([untouched, [["refund", 4900, "failed"]]])
  expect(await orders.notices()).toEqual([["refundFailed", id]])
  // A late notification reports success.
  expect(await tell(id, "refund", { move, amount: 4900 })).toBe("failed")
  expect([await charge(id), await orders.movesOf(id)]).toEqual([untouched, [["refund", 4900, "failed"]]])
})

it("a partial refund that fails after it was reported as done is taken off again, once", async () => {
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

it("a full refund made at the provider is taken off again when it fails; our own was never part of the sum", async () => {
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

it("an open order whose payment the provider cancels is paid at the hand-over, and its capture is dropped", async () => {
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
  // A cancellation always concerns the whole charge, whatever sum it states.
  expect(await tell(id, "cancellation", { move, amount: 100 })).toBe("cancelled")
  expect([await charge(id), await isWithdrawn(id)]).toEqual([{ ...untouched, state: "cancelled" }, false])
  expect(await orders.notices()).toEqual([])
})

it("captured money stays with us although the provider reports a cancellation; staff are told to check it", async () => {
  const id = await orders.charged({ isCaptured: true })
  expect(await tell(id, "cancellation")).toBe("stays")
  expect([await charge(id), await isWithdrawn(id)]).toEqual([{ ...untouched, capturedAt: paidAt }, false])
  expect(await orders.notices()).toEqual([["paymentWithdrawn", id]])
})

it("the cancelled payment of an order that was handed over is only reported to staff", async () => {
  const id = await orders.charged()
  expect(await tell(id, "cancellation", { order: { status: "completed" } })).toBe("cancelled")
  expect([await isWithdrawn(id), await orders.notices()]).toEqual([false, [["paymentWithdrawn", id]]])
})

it.each([
  ["is going back", { reversal: "orderCalledOff" }, null],
  ["is going back in part", {}, { outcome: null }],
  ["is back in part", {}, { outcome: "done" }],
] as const)(
  "a cancellation by the provider of a charge that %s is not reported to staff",
  async (_, before, refund) => {
    const id = await orders.charged(before)
    if (refund !== null) await orders.moved(id, { kind: "refund", amount: 100, ...refund })
    expect(await tell(id, "cancellation")).toBe("cancelled")
    expect([await isWithdrawn(id), await orders.notices()]).toEqual([false, []])
  },
)

it("a failed refund, another order's refund or an open capture does not keep a payment from being withdrawn", async () => {
  const [id, other] = [await orders.charged(), await orders.charged()]
  await orders.moved(id, { kind: "refund", amount: 100, outcome: "failed" })
  await orders.moved(id)
  await orders.moved(other, { kind: "refund", amount: 100 })
  await tell(id, "cancellation")
  expect(await isWithdrawn(id)).toBe(true)
})

it("a chargeback is reported to staff; a notification without a charge, or that moves no money, is ignored", async () => {
  const id = await orders.charged()
  expect(await tell(id, "chargeback")).toBe("chargeback")
  expect(await orders.notices()).toEqual([["chargeback", id]])
  expect(await tell(id, "authorisation")).toBe("ignored")
  expect(await tell(id, "other")).toBe("ignored")
  expect(await tell(id, "refund", { originalReference: null })).toBe("ignored")
  expect([await charge(id), await orders.notices()]).toEqual([untouched, [["chargeback", id]]])
})

it("a payment is withdrawn once: withdrawing it with an outdated status fails", async () => {
  const id = await orders.charged()
  const { tracking } = await orders.carryOut(readTracking(id))
  await orders.carryOut(withdrawPayment(tracking))
  await expect(orders.carryOut(withdrawPayment(tracking))).rejects.toThrow("an order that was held has moved")
})
