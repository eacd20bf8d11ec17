import type { openCardShop } from "./cardShop.ts"
import { inDatabase } from "./inDatabase.ts"
import { notificationOf } from "./testProvider.ts"

type CardShop = Awaited<ReturnType<typeof openCardShop>>
type Order = Awaited<ReturnType<CardShop["place"]>>

/** The provider's reference of the charge that paid an order. */
export const chargeOf = (order: Order) => `psp-${order.attempt().reference}`

/**
 * Helpers for tests of captures and refunds: calls of staff, paid orders, and the provider's notifications of a move.
 */
export const cardMoves = (shop: CardShop) => {
  /** An order that is paid by card and placed at its store. */
  const paidOrder = async () => {
    const order = await shop.place()
    await order.begin()
    await shop.notify(notificationOf(order.attempt()))
    await shop.until(async () => (await order.status()).status === "placed")
    return order
  }

  const staff = (path: string, body?: object, key: string = crypto.randomUUID()) =>
    shop.client.ask(body ? "POST" : "GET", `/api/kitchen/${path}`, body, {
      "staff-key": shop.one.staffKey,
      "idempotency-key": key,
    })
  const money = async () => (await staff("money")).body as readonly Record<string, unknown>[]

  /** Our reference of a charge's newest move, as the provider repeats it. */
  const nameOfMove = async (charge: string, kind: string) => {
    const [move] = await inDatabase(
      shop.one.database,
      (sql) => sql<{ readonly name: string }>`
        SELECT payment_charge.attempt || '.' || payment_move.id AS name FROM payment_move
        JOIN payment_charge ON psp_reference = charge WHERE charge = ${charge} AND kind = ${kind}
        ORDER BY payment_move.id DESC LIMIT 1`,
    )
    return move?.name ?? ""
  }

  const tellOfMove = async (
    order: Order,
    kind: "capture" | "captureFailed" | "refund" | "refundFailed",
    more: object = {},
  ) => {
    const pspReference = crypto.randomUUID()
    await shop.notify(
      notificationOf(order.attempt(), {
        kind,
        eventCode: kind,
        pspReference,
        originalReference: chargeOf(order),
        reference: await nameOfMove(chargeOf(order), kind.startsWith("capture") ? "capture" : "refund"),
        ...more,
      }),
    )
    await shop.until(async () => {
      const processed = await inDatabase(
        shop.one.database,
        (sql) =>
          sql`SELECT 1 FROM payment_notification WHERE psp_reference = ${pspReference} AND processed_at IS NOT NULL`,
      )
      return processed.length === 1
    })
  }

  /** An order that its store accepted, and whose money has arrived. */
  const capturedOrder = async () => {
    const order = await paidOrder()
    await order.report({ type: "Accept" })
    await shop.until(async () => shop.provider.captured().includes(chargeOf(order)))
    await tellOfMove(order, "capture")
    return order
  }

  /** Waits for a number of refunds of an order to reach the provider, and returns their sums in minor units. */
  const refundsOf = async (order: Order, count: number) => {
    const all = () => shop.provider.refunded().filter(({ charge }) => charge === chargeOf(order))
    await shop.until(async () => all().length >= count)
    return all().map(({ amount }) => amount)
  }

  return {
    paidOrder,
    capturedOrder,
    staff,
    money,
    moneyOf: async (order: Order) => (await money()).filter(({ orderId }) => orderId === order.orderId),
    nameOfMove,
    tellOfMove,
    refundsOf,
  }
}
