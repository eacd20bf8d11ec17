import { afterAll, beforeAll, expect, it } from "vitest"
import { openCardShop } from "../testing/cardShop.ts"
import { notificationOf } from "../testing/testProvider.ts"

let shop: Awaited<ReturnType<typeof openCardShop>>
beforeAll(async () => {
  shop = await openCardShop("no")
  // A Saturday, half past five: beer is handed over until six.
  shop.passes(5.5 * 3_600_000)
})
afterAll(() => shop.close())

const beer = {
  products: [{ codes: ["BEER"], quantity: 1, unitPrice: 24.5, ingredients: [] }],
  totalAmountNet: 24.5,
}

it("beer that is paid for after its sales hours is not sold: the order is closed and the payment reversed", async () => {
  const [late, pizza, elsewise] = [await shop.place(beer), await shop.place(), await shop.place(beer)]
  for (const order of [late, pizza]) await order.begin()
  shop.passes(20 * 60_000)
  expect((await elsewise.pay("INSTORE")).body.errors).toMatchObject([{ code: 3116 }])
  for (const order of [late, pizza]) await shop.notify(notificationOf(order.attempt()))
  await shop.until(async () => shop.provider.reversed().includes(`psp-${late.attempt().reference}`))
  expect(await late.track()).toMatchObject({ status: "cancelled", estimatedAt: null })
  await shop.until(async () => (await pizza.track()).status === "placed")
  expect(shop.provider.reversed()).toHaveLength(1)
})
