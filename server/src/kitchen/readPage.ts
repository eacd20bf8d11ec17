import { PgClient } from "@effect/sql-pg"
import type { Language } from "@skorpe/core/domain/language"
import type { KitchenState } from "@skorpe/core/domain/order"
import { Effect } from "effect"
import type { Cursor } from "./cursor.ts"
import { type KitchenFilter, whereOf } from "./kitchenFilter.ts"
import { readOrders } from "./readOrders.ts"

/** The clause after FROM of a page and one more order. The compared expressions are spelt out for the indexes. */
export const pageClause = (
  sql: PgClient.PgClient,
  filter: KitchenFilter,
  state: KitchenState,
  after: Cursor | null,
  limit: number,
) => {
  const isAfter = (sequel: Cursor) => {
    const [storeId, startAt, id] = [sequel[0], new Date(sequel[1]), sequel[2]]
    return filter.storeId === storeId
      ? sql`start_at >= ${startAt} AND (start_at, id) > (${startAt}, ${id})`
      : sql`store_id >= ${storeId} AND (store_id, start_at, id) > (${storeId}, ${startAt}, ${id})`
  }
  const where = sql.and([whereOf(sql, filter, state), ...(after === null ? [] : [isAfter(after)])])
  return sql`WHERE ${where} ORDER BY store_id, start_at, id LIMIT ${limit + 1}::integer`
}

/** A page of orders, by store and by when their preparation begins; `next` is `null` on the last. */
export const readPage = Effect.fnUntraced(function* (
  filter: KitchenFilter,
  state: KitchenState,
  after: Cursor | null,
  limit: number,
  language: Language,
) {
  const sql = yield* PgClient.PgClient
  const rows = yield* readOrders(pageClause(sql, filter, state, after, limit), language)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const next: Cursor | null =
    rows.length > limit && last !== undefined ? [last.storeId, last.startAt.getTime(), last.id] : null
  return { items: page.flatMap(({ order }) => order ?? []), next }
})
