import { compareBooks, keptOf, refunds, stored, type StoredOrder } from "../../../server/prove/payments/judgeMoney.ts"
import { hashOf } from "../../../server/src/secrets/secrets.ts"
import type { Journal } from "./journal.ts"
import type { Stage } from "./openStage.ts"
import type { Provider } from "./openProvider.ts"
import type { OrdersSent } from "./watchDevices.ts"

const keys = `SELECT encode(key_hash, 'hex') AS hash, order_id AS id FROM order_key`

/** Orders that their customer finds in the account, and whose phone it has; one without an account any more has none. */
const inAccounts = `
  SELECT orders.id, customer.phone FROM orders LEFT JOIN customer ON customer.id = orders.customer_id
  WHERE orders.customer_id IS NOT NULL`

const lapses = `SELECT order_id AS id FROM order_event WHERE type = 'OrderLapsed'`

const coupons = `
  SELECT coupon.key, coupon.used, coupon.total_limit AS "limit",
         (SELECT count(*)::int FROM coupon_use WHERE coupon_use.key = coupon.key AND state <> 'released') AS uses
  FROM coupon`

const wrongCharges = `
  SELECT order_id AS id FROM payment_charge
  WHERE pays AND amount <> (SELECT round((data ->> 'total')::numeric * 100) FROM order_event
                            WHERE order_event.order_id = payment_charge.order_id AND sequence = 1)`

/** Orders that were handed over, or were refunded, before the provider took their money back: only staff can see to it. */
const lost = `
  SELECT orders.id FROM orders JOIN money_notice ON money_notice.order_id = orders.id
  WHERE money_notice.kind IN ('paymentWithdrawn', 'captureFailed')
    AND (orders.status = 'completed' OR EXISTS (SELECT 1 FROM payment_move
         WHERE payment_move.order_id = orders.id AND payment_move.kind = 'refund'))
    AND NOT EXISTS (SELECT 1 FROM order_event
                    WHERE order_event.order_id = orders.id AND order_event.type = 'PaymentWithdrawn')`

/** Orders with a move of money that the provider may not have answered yet. */
const underWay = (since: number) =>
  `SELECT order_id AS id FROM payment_move WHERE outcome IS NULL AND asked_at > '${new Date(since).toISOString()}'`

interface CouponUse {
  readonly key: string
  readonly used: number
  /** `null` without a limit. */
  readonly limit: number | null
  readonly uses: number
}

/** Milliseconds within which a move of money must be completed. */
const moving = 120_000

const isTaken = ({ status, byCard }: StoredOrder): boolean =>
  byCard && (status === "accepted" || status === "completed")

/** Orders of which the bank has moved another amount than what they cost without what was given back. */
const compareTaken = (
  rows: readonly StoredOrder[],
  { bank }: Provider,
  refunded: ReadonlyMap<string, number>,
  isMoving: ReadonlySet<string>,
): readonly string[] => {
  const taken = new Map<string, number>()
  for (const { reference, captured, refunded: back } of bank.all()) {
    const id = reference.replace(/-\d+$/, "")
    taken.set(id, (taken.get(id) ?? 0) + captured - back)
  }
  return rows.flatMap((row) => {
    const due = isTaken(row) ? row.total - (refunded.get(row.id) ?? 0) : 0
    const has = taken.get(row.id) ?? 0
    return has === due || isMoving.has(row.id)
      ? []
      : [`the books: ${row.id} is ${row.status}, taken were ${has} of ${due}`]
  })
}

/** What is wrong with the orders, the money and the coupons at the end of a run. */
export const judgeBooks = async (
  { ask }: Stage,
  provider: Provider,
  { senders, agreed, owners, told, forgetful, cleared, ofAccounts, ofDeletedAccounts }: OrdersSent,
  { journal, now }: { readonly journal: Journal; readonly now: number },
): Promise<readonly string[]> => {
  const wrong: string[] = []
  const { bank } = provider
  const rows = await ask<StoredOrder>(stored)
  const back = await ask<{ readonly id: string; readonly back: number }>(refunds)
  const refunded = new Map(back.map((one) => [one.id, one.back]))
  const isLost = new Set((await ask<{ readonly id: string }>(lost)).map(({ id }) => id))
  const known = rows.map((row) => (isLost.has(row.id) ? { ...row, byCard: false } : row))
  const charges = keptOf({ bank }).filter(({ orderId }) => !isLost.has(orderId))
  compareBooks({ rows: known, charges, refunded, told: [...told] }, (why) => wrong.push(`the books: ${why}`))
  const moves = await ask<{ readonly id: string }>(underWay(now - moving))
  wrong.push(...compareTaken(known, provider, refunded, new Set([...moves.map(({ id }) => id), ...isLost])))
  const byHash = new Map([...senders.keys()].map((key) => [hashOf(key).toString("hex"), key]))
  const kept = await ask<{ readonly hash: string; readonly id: string }>(keys)
  const keyOf = new Map(kept.map(({ hash, id }) => [id, byHash.get(hash)]))
  if (kept.length !== rows.length) wrong.push(`doubled: ${rows.length} orders of ${kept.length} keys`)
  const ofAccount = await ask<{ readonly id: string; readonly phone: string | null }>(inAccounts)
  const phoneOf = new Map(ofAccount.map(({ id, phone }) => [id, phone]))
  for (const { id, total } of rows) {
    const key = keyOf.get(id)
    if (key === undefined) {
      wrong.push(`doubled: order ${id} has a key that nobody sent`)
      continue
    }
    if (agreed.get(id) !== total) wrong.push(`another price: ${id} costs ${total}, agreed were ${agreed.get(id)}`)
    const device = senders.get(key)
    const knows = device?.entries.get("orderTokens")?.includes(id) === true
    const wasInAccount = device !== undefined && cleared.has(device) && ofAccounts.has(id)
    const isInAccount = phoneOf.has(id) && (phoneOf.get(id) ?? device?.person.e164) === device?.person.e164
    const isExcused = wasInAccount && (isInAccount || ofDeletedAccounts.has(id))
    if (device && !knows && !isExcused && !forgetful.has(device))
      wrong.push(`lost: ${device.name} knows nothing of its order ${id}`)
  }
  for (const { id } of await ask<{ readonly id: string }>(wrongCharges)) wrong.push(`another price: paid for ${id}`)
  for (const { key, used, limit, uses } of await ask<CouponUse>(coupons)) {
    if (limit !== null && Math.max(used, uses) > limit)
      wrong.push(`overspent: coupon ${key}, ${used} and ${uses} uses of ${limit}`)
    if (used !== uses) wrong.push(`overspent: coupon ${key} counts ${used}, and ${uses} orders use it`)
  }
  for (const _ of await ask<{ readonly id: string }>(lapses)) journal.count("order given up or lapsed")
  for (const { isCancelled, refunded: returned } of bank.all()) {
    if (isCancelled || returned > 0) journal.count("money given back")
  }
  journal.mix(JSON.stringify([rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)), [...owners.keys()].toSorted()]))
  return wrong
}
