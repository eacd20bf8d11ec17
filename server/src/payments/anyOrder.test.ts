import * as fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openCardShop } from "../testing/cardShop.ts"
import { inDatabase } from "../testing/inDatabase.ts"
import { notificationOf } from "../testing/testProvider.ts"

let shop: Awaited<ReturnType<typeof openCardShop>>

beforeAll(async () => {
  shop = await openCardShop("se")
})
afterAll(() => shop.close())

type Order = Awaited<ReturnType<typeof shop.place>>

const placedEvents = (orderId: string) =>
  inDatabase(
    shop.one.database,
    (sql) => sql`SELECT 1 FROM order_event WHERE order_id = ${orderId} AND type = 'OrderPlaced'`,
  )
const allActedOn = () =>
  shop.until(async () => {
    const waiting = await inDatabase(
      shop.one.database,
      (sql) => sql`SELECT 1 FROM payment_notification WHERE processed_at IS NULL`,
    )
    return waiting.length === 0
  })

/** The actions of browser and provider for one payment that the bank authorises in the end. */
const acts = {
  "the browser comes back": (order: Order) => order.goOn(),
  "the browser hears of a refusal": async (order: Order) => {
    shop.provider.says("Refused")
    await order.goOn()
    shop.provider.says("RedirectShopper")
  },
  "the customer tries again": (order: Order) => order.begin(),
  "a refusal is notified": (order: Order) =>
    shop.notify(
      notificationOf(order.attempt(), {
        reference: `${order.orderId}-1`,
        pspReference: `no-${order.orderId}`,
        success: false,
      }),
    ),
  "the payment is notified": (order: Order) => notifyPaid(order),
  "the payment is notified at the other server": (order: Order) =>
    shop.other.ask("POST", "/api/payments/notifications", { signature: "the provider's", items: [paid(order)] }),
} as const
type Act = keyof typeof acts

const paid = (order: Order) =>
  notificationOf(order.attempt(), { reference: `${order.orderId}-1`, pspReference: `yes-${order.orderId}` })
const notifyPaid = (order: Order) => shop.notify(paid(order))

it("an authorised order is placed once, in any order of the browser's and the provider's reports", async () => {
  const anyActs = fc.array(fc.constantFrom(...(Object.keys(acts) as Act[])), { maxLength: 7 })
  await fc.assert(
    fc.asyncProperty(anyActs, fc.boolean(), async (said, atOnce) => {
      const order = await shop.place()
      await order.begin()
      const told: readonly Act[] = said.includes("the payment is notified")
        ? said
        : [...said, "the payment is notified"]
      if (atOnce) await Promise.all(told.map((act) => acts[act](order)))
      else for (const act of told) await acts[act](order)
      await allActedOn()
      expect(await order.status()).toMatchObject({ status: "placed", payment: "paid" })
      expect(await placedEvents(order.orderId)).toHaveLength(1)
      expect(shop.provider.reversed()).not.toContain(`yes-${order.orderId}`)
    }),
    { numRuns: 25 },
  )
})

it.each(["lapse", "kitchen"] as const)(
  "a payment concurrent with its order's end (%s) either places the order or is reversed",
  async (end) => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => shop.place()))
    for (const order of orders) await order.begin()
    const cancelled = { type: "Cancel", reason: "the customer called" }
    if (end === "lapse") shop.passes(30 * 60_000)
    await Promise.all(
      orders.flatMap((order, index) => [
        notifyPaid(order),
        ...(end === "kitchen" ? [order.report(cancelled, index % 2 ? shop.other : shop.client)] : []),
      ]),
    )
    await allActedOn()
    for (const order of orders) {
      await shop.until(async () => (await order.status()).status !== "awaitingPayment")
      const { status } = await order.status()
      if (status === "placed") expect(shop.provider.reversed()).not.toContain(`yes-${order.orderId}`)
      else await shop.until(async () => shop.provider.reversed().includes(`yes-${order.orderId}`))
      if (end === "kitchen") expect(status).toBe("cancelled")
      expect((await placedEvents(order.orderId)).length).toBeLessThanOrEqual(1)
    }
    expect(new Set(shop.provider.reversed()).size).toBe(shop.provider.reversed().length)
  },
)
