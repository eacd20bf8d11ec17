import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { cardMoves, chargeOf } from "../testing/cardMoves.ts"
import { openCardShop } from "../testing/cardShop.ts"
import { inDatabase } from "../testing/inDatabase.ts"
import { notificationOf } from "../testing/testProvider.ts"
import type { Notification } from "../cardPayments/CardPayments.ts"

let shop: Awaited<ReturnType<typeof openCardShop>>
let moves: ReturnType<typeof cardMoves>

beforeAll(async () => {
  shop = await openCardShop("no")
  moves = cardMoves(shop)
})
afterAll(() => shop.close())
beforeEach(() => shop.provider.goesDown(false))

type Order = Awaited<ReturnType<typeof shop.place>>

const untilProcessed = (pspReference: string) =>
  shop.until(async () => {
    const processed = await inDatabase(
      shop.one.database,
      (sql) =>
        sql`SELECT 1 FROM payment_notification WHERE psp_reference = ${pspReference} AND processed_at IS NOT NULL`,
    )
    return processed.length === 1
  })

/** A notification that no move of ours has caused, so that it names only the payment. */
const tell = async (
  order: Order,
  kind: "cancellation" | "captureFailed" | "refund",
  more: Partial<Notification> = {},
) => {
  const told = notificationOf(order.attempt(), {
    kind,
    eventCode: kind,
    pspReference: crypto.randomUUID(),
    originalReference: chargeOf(order),
    ...more,
  })
  await shop.notify(told)
  await untilProcessed(told.pspReference)
  return told
}

/** Time for ten rounds of each server. */
const tenRounds = () => new Promise((resolve) => setTimeout(resolve, 500))

const atStore = async ({ orderId }: Order) => {
  const { body } = await moves.staff("orders?status=open")
  return body.items.find((one: { readonly orderId: string }) => one.orderId === orderId)
}

/** The number of matters of this kind on the health page. */
const counted = async (kind: string): Promise<number> => {
  const { body } = await shop.client.get("/api/operator/health", { "staff-key": shop.one.staffKey })
  const of = body.everywhere.money.matters.find((one: { readonly kind: string }) => one.kind === kind)
  return of?.count ?? 0
}

const pickUp = ["received", "preparing", "inOven", "qualityCheck", "canBePickedUp"]

const handOver = async (order: Order) => {
  for (const step of pickUp) await order.report({ type: "Step", step })
  await order.report({ type: "Complete" })
}

describe("a payment that the provider cancels unasked", () => {
  it("leaves the order at its store, which collects the money; staff and customer are told once", async () => {
    const order = await moves.paidOrder()
    const before = await counted("paymentWithdrawn")
    expect(await atStore(order)).toMatchObject({ status: "placed", toCollect: 0 })
    const { sequence } = await order.track()
    const told = await tell(order, "cancellation")
    const withdrawn = { status: "placed", paymentWithdrawn: true, sequence: sequence + 1 }
    expect(await order.track()).toMatchObject(withdrawn)
    expect(await atStore(order)).toMatchObject({ status: "placed", toCollect: 199, paymentWithdrawn: true })
    expect(await order.status()).toMatchObject({ status: "placed", payment: "cancelled", withdrawn: true })
    expect(await moves.moneyOf(order)).toMatchObject([
      { kind: "paymentWithdrawn", amount: 199, currency: "NOK", money: "back" },
    ])
    expect(await counted("paymentWithdrawn")).toBe(before + 1)
    // The same notification again, and others with the same meaning.
    await shop.notify(told)
    await tell(order, "cancellation", { eventCode: "TECHNICAL_CANCEL" })
    await tell(order, "captureFailed")
    expect(await order.track()).toMatchObject(withdrawn)
    expect(await moves.moneyOf(order)).toHaveLength(1)
    expect(await counted("paymentWithdrawn")).toBe(before + 1)
  })

  it("is not captured when the store accepts, and the order is completed as usual", async () => {
    const order = await moves.paidOrder()
    await tell(order, "cancellation")
    await order.report({ type: "Accept" })
    expect(await atStore(order)).toMatchObject({ status: "accepted", toCollect: 199 })
    await handOver(order)
    expect(await order.track()).toMatchObject({ status: "completed", paymentWithdrawn: true })
    await tenRounds()
    expect(shop.provider.captured()).not.toContain(chargeOf(order))
  })

  it("is no longer captured after an earlier capture that the provider did not answer", async () => {
    const order = await moves.paidOrder()
    shop.provider.goesDown(true)
    await order.report({ type: "Accept" })
    await tenRounds()
    await tell(order, "cancellation")
    shop.provider.goesDown(false)
    shop.passes(3_600_000)
    await tenRounds()
    expect(shop.provider.captured()).not.toContain(chargeOf(order))
    expect((await moves.moneyOf(order)).map(({ kind }) => kind)).toEqual(["paymentWithdrawn"])
  })

  it("is not reversed when the store refuses the order afterwards", async () => {
    const order = await moves.paidOrder()
    await tell(order, "cancellation")
    await order.report({ type: "Refuse", reason: "no dough" })
    await tenRounds()
    expect(shop.provider.reversed()).not.toContain(chargeOf(order))
    expect(await order.track()).toMatchObject({ status: "refused", paymentWithdrawn: true })
  })

  it("is only reported to staff when the food was handed over, or the money was reported as captured", async () => {
    const done = await moves.capturedOrder()
    await handOver(done)
    await inDatabase(
      shop.one.database,
      (sql) => sql`UPDATE payment_charge SET captured_at = NULL WHERE order_id = ${done.orderId}`,
    )
    const taken = await moves.capturedOrder()
    for (const order of [done, taken]) {
      await tell(order, "cancellation")
      expect(await order.track()).not.toHaveProperty("paymentWithdrawn")
      expect((await moves.moneyOf(order)).map(({ kind }) => kind)).toEqual(["paymentWithdrawn"])
    }
    expect(await moves.moneyOf(done)).toMatchObject([{ money: "back" }])
    // No notification says that the captured money went back, so staff can refund it.
    expect(await moves.moneyOf(taken)).toMatchObject([{ money: "ours" }])
    expect(await taken.status()).toMatchObject({ payment: "paid" })
    expect((await moves.staff(`orders/${taken.orderId}/refund`, { amount: 50 })).status).toBe(200)
  })

  it("goes back if it was captured after all, as the store collects the money", async () => {
    const order = await moves.paidOrder()
    await order.report({ type: "Accept" })
    await shop.until(async () => shop.provider.captured().includes(chargeOf(order)))
    await tell(order, "cancellation")
    expect(await atStore(order)).toMatchObject({ toCollect: 199, paymentWithdrawn: true })
    await moves.tellOfMove(order, "capture")
    await shop.until(async () => shop.provider.reversed().includes(chargeOf(order)))
    await moves.tellOfMove(order, "capture")
    await tenRounds()
    expect(shop.provider.reversed().filter((charge) => charge === chargeOf(order))).toHaveLength(1)
    expect(await moves.moneyOf(order)).toMatchObject([{ kind: "paymentWithdrawn", money: "goingBack" }])
    expect(await atStore(order)).toMatchObject({ toCollect: 199 })
  })

  it.each(["Refuse", "Cancel"])("changes nothing for an order that the store called off (%s)", async (type) => {
    const order = await moves.paidOrder()
    await order.report({ type, reason: "no dough" })
    await shop.until(async () => shop.provider.reversed().includes(chargeOf(order)))
    const before = await order.track()
    await tell(order, "cancellation")
    expect(await order.track()).toEqual(before)
    expect(await moves.moneyOf(order)).toEqual([])
  })

  it("changes nothing for a refunded order", async () => {
    const order = await moves.capturedOrder()
    await tell(order, "refund")
    await shop.until(async () => (await order.status()).payment === "refunded")
    const before = await order.track()
    await tell(order, "cancellation")
    await tell(order, "captureFailed")
    expect(await order.track()).toEqual(before)
    expect(await order.status()).toMatchObject({ payment: "refunded" })
    expect(await moves.moneyOf(order)).toEqual([])
  })

  it("does not place an order when the cancellation arrives first, and a second payment after it goes back", async () => {
    const early = await shop.place()
    await early.begin()
    await tell(early, "cancellation")
    await shop.notify(notificationOf(early.attempt()))
    await untilProcessed(chargeOf(early))
    expect(await early.track()).toMatchObject({ status: "awaitingPayment" })
    expect(await moves.moneyOf(early)).toEqual([])
    const order = await moves.paidOrder()
    await tell(order, "cancellation")
    const second = notificationOf(order.attempt(), { pspReference: `second-${order.orderId}` })
    await shop.notify(second)
    await shop.until(async () => shop.provider.reversed().includes(second.pspReference))
    expect(await atStore(order)).toMatchObject({ toCollect: 199 })
  })
})

describe("money that the provider fails to capture", () => {
  it("is collected at the hand-over, and the reservation is reversed once", async () => {
    const order = await moves.paidOrder()
    await order.report({ type: "Accept" })
    await shop.until(async () => shop.provider.captured().includes(chargeOf(order)))
    await moves.tellOfMove(order, "captureFailed")
    const { sequence } = await order.track()
    expect(await atStore(order)).toMatchObject({ status: "accepted", toCollect: 199, paymentWithdrawn: true })
    expect(await order.status()).toMatchObject({ status: "accepted", withdrawn: true })
    // A late notification of success, and a repeat of the failure.
    await moves.tellOfMove(order, "capture")
    await moves.tellOfMove(order, "captureFailed")
    await shop.until(async () => shop.provider.reversed().includes(chargeOf(order)))
    await tell(order, "cancellation")
    await tenRounds()
    expect(await order.track()).toMatchObject({ sequence, paymentWithdrawn: true })
    expect(shop.provider.reversed().filter((charge) => charge === chargeOf(order))).toHaveLength(1)
    expect((await moves.moneyOf(order)).map(({ kind }) => kind)).toEqual(["captureFailed"])
  })

  it("is only reported to staff after the hand-over", async () => {
    const order = await moves.capturedOrder()
    await handOver(order)
    await moves.tellOfMove(order, "captureFailed")
    expect(await order.track()).not.toHaveProperty("paymentWithdrawn")
    expect(await moves.moneyOf(order)).toMatchObject([{ kind: "captureFailed", money: "ours" }])
    expect(shop.provider.reversed()).not.toContain(chargeOf(order))
  })
})
