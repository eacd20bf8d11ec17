import { PgClient } from "@effect/sql-pg"
import { millisecondsInDay, millisecondsInMinute } from "date-fns/constants"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { deleteExpired } from "../accounts/housekeeping.ts"
import { Settings } from "../settings/Settings.ts"
import { openCardShop } from "../testing/cardShop.ts"
import { settingsAt } from "../testing/claims.ts"
import { inDatabase } from "../testing/inDatabase.ts"
import { notificationOf } from "../testing/testProvider.ts"

let shop: Awaited<ReturnType<typeof openCardShop>>
beforeAll(async () => {
  shop = await openCardShop("no")
})
afterAll(() => shop.close())

type Order = Awaited<ReturnType<typeof shop.place>>

const storedOf = async ({ orderId }: Order) =>
  (
    await inDatabase(
      shop.one.database,
      (sql) => sql<{ readonly isHeld: boolean }>`
        SELECT answer IS NOT NULL OR session IS NOT NULL AS "isHeld" FROM payment_attempt
        WHERE order_id = ${orderId} ORDER BY number`,
    )
  ).map(({ isHeld }) => isHeld)

const cleanAfter = (age: number) =>
  inDatabase(shop.one.database, (sql) =>
    deleteExpired.pipe(
      Effect.provideService(PgClient.PgClient, sql),
      Effect.provideService(
        Settings,
        settingsAt(() => shop.now() + age),
      ),
    ),
  )

const untilLapsed = (order: Order) => shop.until(async () => (await order.track()).status === "cancelled")

it("the provider's answer for a lapsed order is kept for 30 days, and money that arrives later still goes back", async () => {
  const order = await shop.place()
  shop.provider.says("Refused")
  await order.begin()
  await order.session()
  expect(await storedOf(order)).toEqual([true, true])
  shop.passes(45 * millisecondsInMinute)
  await untilLapsed(order)
  const month = 30 * millisecondsInDay - 45 * millisecondsInMinute
  await cleanAfter(month - 1)
  expect(await storedOf(order)).toEqual([true, true])
  await cleanAfter(month)
  expect(await storedOf(order)).toEqual([false, false])
  expect(await order.status()).toMatchObject({
    status: "cancelled",
    lapsed: true,
    resultCode: null,
    refusalReason: null,
  })

  const late = notificationOf(order.attempt())
  await shop.notify(late)
  await shop.until(async () => shop.provider.reversed().includes(late.pspReference))
})

it("a waiting order keeps its attempt, however old", async () => {
  const order = await shop.place()
  await order.session()
  await cleanAfter(31 * millisecondsInDay)
  expect(await storedOf(order)).toEqual([true])
})
