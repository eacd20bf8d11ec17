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

const cancel = async (order: Order) => (await order.report({ type: "Cancel", reason: "no oven" })).status
const refund = (order: Order, amount: number | null) => moves.staff(`orders/${order.orderId}/refund`, { amount })
const untilReversed = (order: Order) => shop.until(async () => shop.provider.reversed().includes(chargeOf(order)))
const mattersOf = async (order: Order) => (await moves.moneyOf(order)).map(({ kind }) => kind)
/** Time for some rounds of each server. */
const rounds = () => new Promise((resolve) => setTimeout(resolve, 300))

it("cancelling an order that is already being refunded in full adds no further move", async () => {
  const order = await moves.capturedOrder()
  expect((await refund(order, null)).status).toBe(200)
  expect((await refund(order, null)).body.errors[0].code).toBe(3045)
  expect(await cancel(order)).toBe(200)
  await rounds()
  expect(await moves.refundsOf(order, 1)).toEqual([19_900])
  expect(shop.provider.reversed()).not.toContain(chargeOf(order))
})

it("a failed capture is not reported to staff once the money is being given back, or has been", async () => {
  const [called, refunded] = [await moves.capturedOrder(), await moves.capturedOrder()]
  await cancel(called)
  await untilReversed(called)
  await refund(refunded, null)
  await moves.refundsOf(refunded, 1)
  await moves.tellOfMove(refunded, "refund")
  for (const order of [called, refunded]) {
    await moves.tellOfMove(order, "captureFailed")
    expect(await mattersOf(order)).toEqual([])
  }
})

it("staff are notified of a capture that the provider reports as failed, and of a chargeback", async () => {
  const order = await moves.paidOrder()
  await order.report({ type: "Accept" })
  await shop.until(async () => shop.provider.captured().includes(chargeOf(order)))
  await moves.tellOfMove(order, "capture", { success: false })
  expect(await mattersOf(order)).toEqual(["captureFailed"])
  // The order is paid at the hand-over, and the reserved money goes back automatically.
  expect((await refund(order, 1)).body.errors[0].code).toBe(3016)
  const back = { kind: "chargeback", eventCode: "CHARGEBACK", originalReference: chargeOf(order) } as const
  await shop.notify(notificationOf(order.attempt(), { ...back, pspReference: `disputed-${order.orderId}` }))
  await shop.until(async () => (await mattersOf(order)).length === 2)
  expect(await mattersOf(order)).toEqual(["captureFailed", "chargeback"])
})

it("a notification never settles a move of another order, even if it names one", async () => {
  const [order, other] = [await moves.capturedOrder(), await moves.capturedOrder()]
  for (const one of [order, other]) await refund(one, null)
  await moves.refundsOf(other, 1)
  const foreign = (await moves.nameOfMove(chargeOf(other), "refund")).replace(/^.*\./, `${order.attempt().reference}.`)
  await moves.tellOfMove(order, "refundFailed", { reference: foreign, amount: 19_900 })
  const { body } = await moves.staff(`orders/${other.orderId}/refunds`)
  expect(body).toEqual([{ amount: 199, hasFailed: false }])
})
