import { afterAll, beforeAll, expect, it } from "vitest"
import { openCardShop } from "../testing/cardShop.ts"
import { inDatabase } from "../testing/inDatabase.ts"
import { notificationOf } from "../testing/testProvider.ts"

const minute = 60_000

let shop: Awaited<ReturnType<typeof openCardShop>>
beforeAll(async () => {
  shop = await openCardShop("no")
  shop.provider.says("Authorised")
})
afterAll(() => shop.close())

type Order = Awaited<ReturnType<typeof shop.place>>
const untilIs = (order: Order, status: string) => shop.until(async () => (await order.track()).status === status)

/** An order, and a younger one that nobody starts to pay: once the younger has lapsed, a round has seen both. */
const placeTwo = async () => {
  const order = await shop.place()
  shop.passes(1)
  return [order, await shop.place()] as const
}

it("an order whose payment was authorised in the last second is placed by the notification that arrives later", async () => {
  const [order, younger] = await placeTwo()
  shop.passes(30 * minute - 1_000)
  expect((await order.begin()).body).toMatchObject({ resultCode: "Authorised" })
  shop.passes(2_000)
  await untilIs(younger, "cancelled")
  expect(await order.track()).toMatchObject({ status: "awaitingPayment" })
  await shop.notify(notificationOf(order.attempt()))
  await untilIs(order, "placed")
})

it("an order whose money does not arrive lapses ten minutes after its deadline, and money that arrives later goes back", async () => {
  const [order, younger] = await placeTwo()
  await order.begin()
  shop.passes(40 * minute - 2)
  await untilIs(younger, "cancelled")
  expect(await order.track()).toMatchObject({ status: "awaitingPayment" })
  shop.passes(1)
  await untilIs(order, "cancelled")
  const late = notificationOf(order.attempt())
  await shop.notify(late)
  await shop.until(async () => shop.provider.reversed().includes(late.pspReference))
  expect(await order.track()).toMatchObject({ status: "cancelled" })
})

it("an unreadable order does not keep younger ones from lapsing", async () => {
  const [order, younger] = await placeTwo()
  await inDatabase(
    shop.one.database,
    (sql) => sql`UPDATE order_event SET data = '{"_tag": "PaymentAwaited", "lines": "unreadable"}'
      WHERE order_id = ${order.orderId}`,
  )
  shop.passes(30 * minute)
  await untilIs(younger, "cancelled")
})
