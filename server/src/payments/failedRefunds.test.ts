import { nthRefund, refundKey } from "@skorpe/core/domain/payment"
import { kroner } from "@skorpe/core/domain/money"
import { afterAll, beforeAll, expect, it } from "vitest"
import { cardMoves, chargeOf } from "../testing/cardMoves.ts"
import { openCardShop } from "../testing/cardShop.ts"
import { notificationOf } from "../testing/testProvider.ts"

let shop: Awaited<ReturnType<typeof openCardShop>>
let moves: ReturnType<typeof cardMoves>

beforeAll(async () => {
  shop = await openCardShop("no")
  moves = cardMoves(shop)
})
afterAll(() => shop.close())

type Order = Awaited<ReturnType<typeof shop.place>>

/** A press on a tablet: a repeat of the same press has the same key. */
const giveBack = (order: Order, amount: number | null) =>
  moves.staff(`orders/${order.orderId}/refund`, { amount }, refundKey(amount === null ? null : kroner(amount)))

it("staff who know of a partial refund can refund the same sum again, and a repeat of either press moves nothing", async () => {
  const order = await moves.capturedOrder()
  const known = async () => (await moves.staff(`orders/${order.orderId}/refunds`)).body
  const part = kroner(50)
  const ask = async (nth: number) =>
    (await moves.staff(`orders/${order.orderId}/refund`, { amount: 50 }, refundKey(part, nth))).status
  expect(await known()).toEqual([])
  expect([await ask(1), await ask(1)]).toEqual([200, 200])
  expect(await known()).toEqual([{ amount: 50, hasFailed: false }])
  expect([await ask(2), await ask(1), await ask(2)]).toEqual([200, 200, 200])
  expect(await moves.refundsOf(order, 2)).toEqual([5000, 5000])
  await moves.tellOfMove(order, "refundFailed", { amount: 5000 })
  expect(await known()).toEqual([
    { amount: 50, hasFailed: false },
    { amount: 50, hasFailed: true },
  ])
  expect((await moves.staff("orders/nope/refunds")).status).toBe(404)
})

it("a failed refund is redone once, although one tablet's form was opened before the failure and the other's after", async () => {
  const order = await moves.capturedOrder()
  const part = kroner(50)
  const ask = async (known: Parameters<typeof nthRefund>[1]) =>
    (await moves.staff(`orders/${order.orderId}/refund`, { amount: 50 }, refundKey(part, nthRefund(part, known))))
      .status
  expect(await ask([])).toBe(200)
  expect(await moves.refundsOf(order, 1)).toEqual([5000])
  await moves.tellOfMove(order, "refundFailed", { amount: 5000 })
  expect([await ask([{ amount: part, hasFailed: true }]), await ask([])]).toEqual([200, 200])
  const { body } = await moves.staff(`orders/${order.orderId}/refunds`)
  expect(body).toEqual([
    { amount: 50, hasFailed: true },
    { amount: 50, hasFailed: false },
  ])
})

it("a refund that fails after it was reported as done is requested once more by the same press", async () => {
  const order = await moves.capturedOrder()
  expect((await giveBack(order, null)).status).toBe(200)
  expect(await moves.refundsOf(order, 1)).toEqual([19_900])
  await moves.tellOfMove(order, "refund")
  await moves.tellOfMove(order, "refundFailed")
  expect(await moves.moneyOf(order)).toMatchObject([{ kind: "refundFailed", money: "ours" }])
  for (const time of [1, 2]) expect([time, (await giveBack(order, null)).status]).toEqual([time, 200])
  expect(await moves.moneyOf(order)).toMatchObject([{ kind: "refundFailed", money: "goingBack" }])
  expect(await moves.refundsOf(order, 2)).toEqual([19_900, 19_900])
  await moves.tellOfMove(order, "refund")
  expect((await giveBack(order, null)).status).toBe(200)
  expect((await giveBack(order, 1)).body.errors[0].code).toBe(3016)
  expect(await moves.refundsOf(order, 2)).toHaveLength(2)
})

it.each(["before", "after"])(
  "a failed partial refund does not count, when its failure is reported %s its success",
  async (when) => {
    const order = await moves.capturedOrder()
    await giveBack(order, 100)
    await moves.refundsOf(order, 1)
    if (when === "before") await moves.tellOfMove(order, "refundFailed", { amount: 10_000 })
    await moves.tellOfMove(order, "refund", { amount: 10_000 })
    if (when === "after") await moves.tellOfMove(order, "refundFailed", { amount: 10_000 })
    await giveBack(order, 100)
    expect(await moves.refundsOf(order, 2)).toEqual([10_000, 10_000])
    await moves.tellOfMove(order, "refund", { amount: 10_000 })
    expect(await order.status()).toMatchObject({ payment: "paid" })
    await giveBack(order, null)
    expect(await moves.refundsOf(order, 3)).toEqual([10_000, 10_000, 9_900])
    await moves.tellOfMove(order, "refund", { amount: 9_900 })
    expect(await order.status()).toMatchObject({ payment: "refunded" })
  },
)

it("money that head office refunded at the provider after our attempt failed is not refunded again", async () => {
  const order = await moves.capturedOrder()
  await giveBack(order, null)
  await moves.refundsOf(order, 1)
  await moves.tellOfMove(order, "refund", { success: false })
  expect(await moves.moneyOf(order)).toMatchObject([{ kind: "refundFailed", money: "ours" }])
  const byHand = { reference: order.attempt().reference }
  await moves.tellOfMove(order, "refund", byHand)
  expect(await moves.moneyOf(order)).toMatchObject([{ kind: "refundFailed", money: "back" }])
  expect((await giveBack(order, null)).body.errors[0].code).toBe(3016)
  await moves.tellOfMove(order, "refundFailed", byHand)
  expect((await giveBack(order, null)).status).toBe(200)
})

it("a second payment that cannot be refunded is not offered as the first one's money", async () => {
  const order = await moves.capturedOrder()
  const second = notificationOf(order.attempt(), { pspReference: `second-${order.orderId}` })
  await shop.notify(second)
  await shop.until(async () => shop.provider.reversed().includes(second.pspReference))
  const about = {
    originalReference: second.pspReference,
    reference: await moves.nameOfMove(second.pspReference, "reverse"),
  }
  await moves.tellOfMove(order, "refund", { ...about, success: false })
  for (const { money } of await moves.moneyOf(order)) expect(money).toBe("goingBack")
})

it("a cancelled order's money whose automatic refund failed is shown as ours, and staff can refund it", async () => {
  const order = await moves.capturedOrder()
  await order.report({ type: "Cancel", reason: "no oven" })
  await shop.until(async () => shop.provider.reversed().includes(chargeOf(order)))
  expect((await giveBack(order, null)).body.errors[0].code).toBe(3016)
  const reference = await moves.nameOfMove(chargeOf(order), "reverse")
  await moves.tellOfMove(order, "refund", { reference, success: false })
  expect(await moves.moneyOf(order)).toMatchObject([{ kind: "refundFailed", money: "ours" }])
  expect((await giveBack(order, null)).status).toBe(200)
  expect(await moves.refundsOf(order, 1)).toEqual([19_900])
})
