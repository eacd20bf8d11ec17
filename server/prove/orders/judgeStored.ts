import type { DatabaseChoice } from "../../src/database/connection.ts"
import { hashOf } from "../../src/secrets/secrets.ts"
import type { Findings } from "../experiment.ts"
import { lookInto } from "../harness/database.ts"
import type { SentOrder } from "./sentOrders.ts"

interface StoredOrder {
  readonly id: string
  readonly mark: string
  readonly tokenHash: string
  readonly keyHash: string | null
  readonly events: number
  readonly total: number | null
}

const stored = `
  SELECT orders.id, orders.request ->> 'billingNote' AS mark, encode(orders.token_hash, 'hex') AS "tokenHash",
         encode(order_key.key_hash, 'hex') AS "keyHash",
         (SELECT count(*)::int FROM order_event WHERE order_id = orders.id) AS events,
         (SELECT (data ->> 'total')::float FROM order_event WHERE order_id = orders.id AND sequence = 1) AS total
  FROM orders LEFT JOIN order_key ON order_key.order_id = orders.id`

const strays = `SELECT count(*)::int AS strays FROM order_key WHERE order_id NOT IN (SELECT id FROM orders)`

/**
 * The numbers that staff call out: none given twice among what a store hands over on a day, none beyond what was reserved
 * for it. A killed server loses its reserved ones.
 */
const numbers = `
  WITH numbered AS (
    SELECT store_id, number, ((data ->> 'estimatedAt')::timestamptz AT TIME ZONE 'Europe/Oslo')::date AS day
    FROM orders JOIN order_event ON order_id = orders.id AND order_event.sequence = 1
  )
  SELECT (SELECT count(*)::int FROM orders) AS orders,
         (SELECT count(*)::int FROM numbered WHERE number NOT BETWEEN 1 AND coalesce((
            SELECT last FROM order_number
            WHERE order_number.store_id = numbered.store_id AND order_number.day = numbered.day), 0)) AS beyond,
         (SELECT count(*)::int FROM (SELECT DISTINCT store_id, day, number FROM numbered) AS one) AS different`

/** The numbers on all orders: how many orders, different numbers, and numbers beyond what was reserved. */
interface Numbers {
  readonly orders: number
  readonly beyond: number
  readonly different: number
}

const hex = (secret: string): string => hashOf(secret).toString("hex")

/** What a database holds after a run: its orders, keys without an order, and the numbers that staff call out. */
export interface Stock {
  readonly rows: readonly StoredOrder[]
  readonly strays: number | undefined
  readonly numbers: Numbers | undefined
}

/**
 * Compares the responses that customers got with what is stored: each order once and complete, and nothing that was not
 * sent. `price` is of one piece, in kroner.
 */
export const compareOrders = (
  sent: readonly SentOrder[],
  price: number,
  { rows, strays, numbers }: Stock,
  add: (violation: string) => void,
): void => {
  const byMark = Map.groupBy(rows, ({ mark }) => mark)
  for (const order of sent) {
    const [row, ...doubles] = byMark.get(order.mark) ?? []
    byMark.delete(order.mark)
    if (order.told === null) add(`${order.mark}: never answered, however often it was sent`)
    else if (row === undefined) add(`${order.mark}: confirmed as ${order.told.orderId}, but not stored`)
    if (doubles.length > 0) add(`${order.mark}: stored ${doubles.length + 1} times`)
    if (row === undefined || order.told === null) continue
    if (row.id !== order.told.orderId) add(`${order.mark}: told ${order.told.orderId}, stored ${row.id}`)
    if (row.tokenHash !== hex(order.told.trackingToken)) add(`${order.mark}: its token does not work`)
    if (row.keyHash !== hex(order.key)) add(`${order.mark}: stored without its key`)
    if (row.events !== 1) add(`${order.mark}: ${row.events} events instead of one`)
    if (row.total !== order.quantity * price) add(`${order.mark}: charged ${row.total}`)
  }
  for (const mark of byMark.keys()) add(`${mark}: stored, but never sent`)
  if (strays !== 0) add(`${strays} keys without their order`)
  if (numbers?.different !== numbers?.orders) add(`${numbers?.different} numbers on ${numbers?.orders} orders`)
  if (numbers?.beyond !== 0) add(`${numbers?.beyond} orders have a number that was not reserved`)
}

/** Compares what customers were told in a finished run with its database (`compareOrders`). */
export const judgeStored = async (
  database: DatabaseChoice,
  sent: readonly SentOrder[],
  price: number,
  findings: Findings,
): Promise<void> => {
  const look = lookInto(database)
  try {
    const rows = await look.ask<StoredOrder>(stored)
    const [stray] = await look.ask<{ readonly strays: number }>(strays)
    const [count] = await look.ask<Numbers>(numbers)
    compareOrders(sent, price, { rows, strays: stray?.strays, numbers: count }, (violation) => findings.add(violation))
  } finally {
    await look.close()
  }
}
