import { afterAll, beforeAll, expect, it } from "vitest"
import { openCardShop } from "../testing/cardShop.ts"
import { notificationOf } from "../testing/testProvider.ts"

let shop: Awaited<ReturnType<typeof openCardShop>>
beforeAll(async () => {
  shop = await openCardShop("no")
  shop.passes(9.75 * 3_600_000)
})
afterAll(() => shop.close())

const untilTen = { storeId: "store-until-ten" }
const lastSlot = { advanceOrderTimeLocal: "2026-11-21T22:00:00+01:00" }
const tomorrow = { advanceOrderTimeLocal: "2026-11-22T12:00:00+01:00" }

it("a waiting order cannot be paid in the store once the store has closed (3023), unless it is for a later time", async () => {
  const [soon, slot] = [await shop.place(untilTen), await shop.place({ ...untilTen, ...lastSlot })]
  const [later, elsewhere] = [await shop.place({ ...untilTen, ...tomorrow }), await shop.place(lastSlot)]
  await soon.begin()
  shop.passes(25 * 60_000)
  for (const closed of [soon, slot]) {
    const { status, body } = await closed.pay("INSTORE")
    expect([status, body.errors]).toMatchObject([400, [{ code: 3023 }]])
    expect(await closed.track()).toMatchObject({ status: "awaitingPayment" })
  }
  for (const open of [later, elsewhere]) expect((await open.pay("INSTORE")).body).toMatchObject({ status: "placed" })
  expect(await later.track()).toMatchObject({ estimatedAt: "2026-11-22T11:00:00.000Z" })
  // Money that was on its way counts: the store may still refuse the order.
  await shop.notify(notificationOf(soon.attempt()))
  await shop.until(async () => (await soon.track()).status === "placed")
})
