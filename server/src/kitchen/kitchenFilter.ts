import type { PgClient } from "@effect/sql-pg"
import type { DeliveryMethod, KitchenState } from "@skorpe/core/domain/order"
import type { Millis } from "@skorpe/core/domain/time"

/** Which orders of a store or of all stores; `null` leaves a condition out. */
export interface KitchenFilter {
  readonly storeId: string | null
  readonly deliveryMethod: DeliveryMethod | null
  /** Preparation begins at this time or later. */
  readonly from: Millis | null
  /** Preparation begins before this time. */
  readonly to: Millis | null
  /** An id, or a number of at most nine digits. */
  readonly order: string | null
}

/** Spelt out as in the conditions of the indexes, without which PostgreSQL does not use those. */
const conditions: Readonly<Record<KitchenState | "any", string>> = {
  open: "status IN ('placed', 'accepted')",
  placed: "status = 'placed'",
  accepted: "status = 'accepted'",
  ended: "status IN ('completed', 'refused', 'cancelled')",
  completed: "status = 'completed'",
  refused: "status = 'refused'",
  cancelled: "status = 'cancelled'",
  any: "status IN ('placed', 'accepted', 'completed', 'refused', 'cancelled')",
}

/** The condition on rows of `orders`. */
export const whereOf = (
  sql: PgClient.PgClient,
  { storeId, deliveryMethod, from, to, order }: KitchenFilter,
  state: KitchenState | "any",
) =>
  sql.and([
    sql.literal(conditions[state]),
    ...(storeId === null ? [] : [sql`store_id = ${storeId}`]),
    ...(deliveryMethod === null ? [] : [sql`request ->> 'deliveryMethod' = ${deliveryMethod}`]),
    ...(from === null ? [] : [sql`start_at >= ${new Date(from)}`]),
    ...(to === null ? [] : [sql`start_at < ${new Date(to)}`]),
    ...(order === null ? [] : [/^\d{1,9}$/.test(order) ? sql`number = ${Number(order)}` : sql`id = ${order}`]),
  ])
