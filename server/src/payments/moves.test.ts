import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { cardMoves, chargeOf } from "../testing/cardMoves.ts"
import { openCardShop } from "../testing/cardShop.ts"
import { inDatabase } from "../testing/inDatabase.ts"
import { notificationOf } from "../testing/testProvider.ts"

let shop: Awaited<ReturnType<typeof openCardShop>>
let moves: ReturnType<typeof cardMoves>

beforeAll(async () => {
  shop = await openCardShop("no")
  moves = cardMoves(shop)
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.provider.goesDown(false)
  shop.provider.refuses(false)
})

describe("the money of an order", () => {
  it("is captured once when the store accepts, however many servers send the capture", async () => {
    const order = await moves.paidOrder()
    expect(shop.provider.captured()).not.toContain(chargeOf(order))
    await order.report({ type: "Accept" })
    await shop.until(async () => shop.provider.captured().includes(chargeOf(order)))
    // Time for ten rounds of each server.
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(shop.provider.captured().filter((charge) => charge === chargeOf(order))).toHaveLength(1)
    expect(await moves.moneyOf(order)).toEqual([])
  })

  it("is not captured, and goes back, when the store refuses", async () => {
    const order = await moves.paidOrder()
    await order.report({ type: "Refuse", reason: "no dough" })
    await shop.until(async () => shop.provider.reversed().includes(chargeOf(order)))
    expect(shop.provider.captured()).not.toContain(chargeOf(order))
  })

  it("is not captured after a cancellation that came before the provider answered", async () => {
    const order = await moves.paidOrder()
    shop.provider.goesDown(true)
    await order.report({ type: "Accept" })
    await new Promise((resolve) => setTimeout(resolve, 300))
    await order.report({ type: "Cancel", reason: "no oven" })
    shop.provider.goesDown(false)
    shop.passes(3_600_000)
    await shop.until(async () => shop.provider.reversed().includes(chargeOf(order)))
    expect(shop.provider.captured()).not.toContain(chargeOf(order))
  })

  it("is shown to staff when it could not be captured, until they mark it as seen", async () => {
    const order = await moves.capturedOrder()
    await moves.tellOfMove(order, "captureFailed")
    await shop.until(async () => (await moves.moneyOf(order)).length === 1)
    const [matter] = await moves.moneyOf(order)
    expect(matter).toMatchObject({ kind: "captureFailed", amount: 199, currency: "NOK", money: "goingBack" })
    expect((await moves.staff(`money/${String(matter?.["id"])}/seen`, {})).status).toBe(204)
    expect(await moves.moneyOf(order)).toEqual([])
    expect((await moves.staff("money/999999/seen", {})).status).toBe(404)
    expect((await moves.staff("money/x/seen", {})).status).toBe(404)
  })

  it("is shown to staff when the provider refuses to move it, or does not answer for a quarter of an hour", async () => {
    const order = await moves.paidOrder()
    shop.provider.refuses(true)
    await order.report({ type: "Accept" })
    await shop.until(async () => (await moves.moneyOf(order)).some(({ kind }) => kind === "moveRefused"))
    shop.provider.refuses(false)
    const late = await moves.paidOrder()
    shop.provider.goesDown(true)
    await late.report({ type: "Accept" })
    await shop.until(async () => {
      shop.passes(3_600_000)
      return (await moves.moneyOf(late)).some(({ kind }) => kind === "moveLate")
    })
    shop.provider.goesDown(false)
    shop.passes(3_600_000)
    await shop.until(async () => shop.provider.captured().includes(chargeOf(late)))
  })
})

describe("money that arrives unexpectedly", () => {
  it("is refunded automatically, and staff see it on its way and once it is back", async () => {
    const order = await moves.paidOrder()
    const second = notificationOf(order.attempt(), { pspReference: `second-${order.orderId}` })
    await shop.notify(second, second)
    await shop.until(async () => shop.provider.reversed().includes(second.pspReference))
    expect(await moves.moneyOf(order)).toMatchObject([
      { kind: "alreadyPaid", charge: second.pspReference, money: "goingBack" },
    ])
    const back = { kind: "cancellation", eventCode: "CANCELLATION", originalReference: second.pspReference } as const
    await shop.notify(notificationOf(order.attempt(), { ...back, pspReference: `back-${order.orderId}` }))
    await shop.until(async () => (await moves.moneyOf(order))[0]?.["money"] === "back")
    expect(await order.status()).toMatchObject({ status: "placed", payment: "paid" })
  })

  it("is shown to staff, also for an unknown order", async () => {
    const order = await moves.paidOrder()
    const nobodys = notificationOf(order.attempt(), { reference: "nobody-1", pspReference: "psp-of-nobody" })
    await shop.notify(nobodys)
    await shop.until(async () => (await moves.money()).some(({ charge }) => charge === "psp-of-nobody"))
    const matter = (await moves.money()).find(({ charge }) => charge === "psp-of-nobody")
    expect(matter).toMatchObject({ kind: "unknownOrder", orderId: null, number: null, money: "unknown" })
  })
})

describe("a refund", () => {
  it("gives back a part, once for a key, and never more than was paid", async () => {
    const order = await moves.capturedOrder()
    const path = `orders/${order.orderId}/refund`
    const key = crypto.randomUUID()
    expect((await moves.staff(path, { amount: 49 }, key)).body).toMatchObject({ payment: "paid" })
    expect((await moves.staff(path, { amount: 49 }, key)).status).toBe(200)
    expect((await moves.staff(path, { amount: 50 }, key)).status).toBe(409)
    expect((await moves.staff(path, { amount: 151 })).body.errors[0].code).toBe(3045)
    expect((await moves.staff(path, { amount: -1 })).status).toBe(400)
    await shop.until(async () => shop.provider.refunded().some(({ charge }) => charge === chargeOf(order)))
    await moves.tellOfMove(order, "refund", { amount: 4900 })
    expect((await moves.staff(path, { amount: null })).status).toBe(200)
    await shop.until(
      async () => shop.provider.refunded().filter(({ charge }) => charge === chargeOf(order)).length === 2,
    )
    expect(shop.provider.refunded().filter(({ charge }) => charge === chargeOf(order))).toEqual([
      { charge: chargeOf(order), amount: 4900 },
      { charge: chargeOf(order), amount: 15_000 },
    ])
    await moves.tellOfMove(order, "refund", { amount: 15_000 })
    await shop.until(async () => (await order.status()).payment === "refunded")
    expect((await moves.staff(path, { amount: null })).body.errors[0].code).toBe(3016)
  })

  it("of an order that is cancelled afterwards leaves only the rest to give back", async () => {
    const order = await moves.capturedOrder()
    await moves.staff(`orders/${order.orderId}/refund`, { amount: 49 })
    await order.report({ type: "Cancel", reason: "no oven" })
    await shop.until(
      async () => shop.provider.refunded().filter(({ charge }) => charge === chargeOf(order)).length === 2,
    )
    expect(shop.provider.refunded().filter(({ charge }) => charge === chargeOf(order))).toEqual([
      { charge: chargeOf(order), amount: 4900 },
      { charge: chargeOf(order), amount: 15_000 },
    ])
    expect(shop.provider.reversed()).not.toContain(chargeOf(order))
  })

  it("stays booked as refunded when the provider later reports the payment as cancelled", async () => {
    const order = await moves.capturedOrder()
    await moves.staff(`orders/${order.orderId}/refund`, { amount: null })
    await shop.until(async () => shop.provider.refunded().some(({ charge }) => charge === chargeOf(order)))
    await moves.tellOfMove(order, "refund")
    await shop.until(async () => (await order.status()).payment === "refunded")
    const late = crypto.randomUUID()
    const cancelled = { kind: "cancellation", eventCode: "CANCELLATION", originalReference: chargeOf(order) } as const
    await shop.notify(notificationOf(order.attempt(), { ...cancelled, pspReference: late }))
    await shop.until(async () => {
      const processed = await inDatabase(
        shop.one.database,
        (sql) => sql`SELECT 1 FROM payment_notification WHERE psp_reference = ${late} AND processed_at IS NOT NULL`,
      )
      return processed.length === 1
    })
    expect(await order.status()).toMatchObject({ payment: "refunded" })
    await order.report({ type: "Cancel", reason: "no oven" })
    // Time for ten rounds of each server.
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(shop.provider.refunded().filter(({ charge }) => charge === chargeOf(order))).toHaveLength(1)
    expect(shop.provider.reversed()).not.toContain(chargeOf(order))
  })

  it("waits until the money is captured, needs a card payment, and is shown to staff when it fails", async () => {
    const order = await moves.paidOrder()
    const path = `orders/${order.orderId}/refund`
    expect((await moves.staff(path, { amount: null })).body.errors[0].code).toBe(3037)
    const inStore = await shop.place()
    await inStore.pay("INSTORE")
    expect((await moves.staff(`orders/${inStore.orderId}/refund`, { amount: 1 })).body.errors[0].code).toBe(3016)
    expect((await moves.staff("orders/nobodys/refund", { amount: 1 })).status).toBe(404)
    const captured = await moves.capturedOrder()
    await moves.staff(`orders/${captured.orderId}/refund`, { amount: 49 })
    await shop.until(async () => shop.provider.refunded().some(({ charge }) => charge === chargeOf(captured)))
    await moves.tellOfMove(captured, "refundFailed", { amount: 4900 })
    await shop.until(async () => (await moves.moneyOf(captured)).some(({ kind }) => kind === "refundFailed"))
    expect(await captured.status()).toMatchObject({ payment: "paid" })
  })
})
