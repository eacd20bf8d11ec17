import { afterAll, beforeAll, expect, it } from "vitest"
import { cardMoves, chargeOf } from "../testing/cardMoves.ts"
import { openCardShop } from "../testing/cardShop.ts"
import { inDatabase } from "../testing/inDatabase.ts"
import { notificationOf } from "../testing/testProvider.ts"

let shop: Awaited<ReturnType<typeof openCardShop>>

/** A discount of the whole price, as a points reward gives on goods of the same value. */
const everything = {
  code: "ALT",
  benefit: { kind: "percent", percent: 100 },
  scope: { products: [], categories: [], sizes: [] },
  minimum: 0,
  deliveryMethods: ["carryout"],
  stores: [],
  validFrom: null,
  validUntil: null,
  totalLimit: null,
  perUserLimit: null,
  combinable: false,
  withdrawn: false,
}

beforeAll(async () => {
  shop = await openCardShop("no")
  await inDatabase(
    shop.one.database,
    (sql) => sql`INSERT INTO coupon (key, definition, descriptions, origin, counted_as)
      VALUES ('ALT', ${sql.json(everything)}, ${sql.json({ nb: "Alt", sv: "Allt", en: "All" })}, 'shop', 'ALT')`,
  )
})
afterAll(() => shop.close())

it("an order that a discount makes free is accepted although it was sent to be paid online", async () => {
  const order = await shop.place({ coupons: ["ALT"], totalAmountNet: 0 })
  await order.begin()
  await shop.notify(notificationOf(order.attempt()))
  await shop.until(async () => (await order.status()).status === "placed")
  expect(await order.report({ type: "Accept" })).toMatchObject({ status: 200 })
  const { capturedOrder } = cardMoves(shop)
  await capturedOrder()
  expect(shop.provider.captured()).not.toContain(chargeOf(order))
})
