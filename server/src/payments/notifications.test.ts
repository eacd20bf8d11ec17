import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openCardShop } from "../testing/cardShop.ts"
import { inDatabase } from "../testing/inDatabase.ts"
import { notificationOf } from "../testing/testProvider.ts"

let shop: Awaited<ReturnType<typeof openCardShop>>
beforeAll(async () => {
  shop = await openCardShop("no")
})
afterAll(() => shop.close())

type Order = Awaited<ReturnType<typeof shop.place>>

const begun = async () => {
  const order = await shop.place()
  await order.begin()
  return order
}
const untilPlaced = (order: Order) => shop.until(async () => (await order.track()).status === "placed")
/** Time for some rounds of each server. */
const rounds = () => new Promise((resolve) => setTimeout(resolve, 300))

const triesOf = async (order: Order) => {
  const [row] = await inDatabase(
    shop.one.database,
    (sql) => sql<{ readonly tries: number }>`SELECT tries FROM payment_notification
      WHERE psp_reference = ${notificationOf(order.attempt()).pspReference}`,
  )
  return row?.tries ?? 0
}

it("a notification that fails does not delay the others, and is retried in its turn", async () => {
  const [broken, whole] = [await begun(), await begun()]
  const readAs = (tag: string) =>
    inDatabase(
      shop.one.database,
      (sql) => sql`UPDATE order_event SET data = jsonb_set(data, '{_tag}', ${sql.json(tag)})
        WHERE order_id = ${broken.orderId}`,
    )
  await readAs("Unreadable")
  await shop.notify(notificationOf(broken.attempt()))
  await shop.until(async () => (await triesOf(broken)) > 0)
  await shop.notify(notificationOf(whole.attempt()))
  await untilPlaced(whole)
  await readAs("PaymentAwaited")
  // The other server may have tried it too, just before the first one postponed it.
  const tries = await triesOf(broken)
  shop.passes(999)
  await rounds()
  expect([(await broken.track()).status, await triesOf(broken)]).toEqual(["awaitingPayment", tries])
  // After its next turn, and before its payment is due.
  shop.passes(60_000)
  await untilPlaced(broken)
})

it("a notification that another server is processing does not delay the others", async () => {
  const [held, other] = [await begun(), await begun()]
  const told = notificationOf(held.attempt())
  const soon = new Date(shop.now() + 1000)
  await inDatabase(
    shop.one.database,
    (sql) => sql`INSERT INTO payment_notification
        (psp_reference, event_code, success, notification, received_at, next_at)
      VALUES (${told.pspReference}, ${told.eventCode}, true, ${sql.json(told)}, ${soon}, ${soon})`,
  )
  await inDatabase(shop.one.database, (sql) =>
    sql.withTransaction(
      Effect.gen(function* () {
        yield* sql`SELECT 1 FROM payment_notification WHERE psp_reference = ${told.pspReference} FOR UPDATE`
        shop.passes(1000)
        yield* Effect.promise(() => shop.notify(notificationOf(other.attempt())))
        yield* Effect.promise(() => untilPlaced(other))
      }),
    ),
  )
  await untilPlaced(held)
})
