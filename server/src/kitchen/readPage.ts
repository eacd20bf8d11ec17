import { PgClient } from "@effect/sql-pg"
import type { Language } from "@skorpe/core/domain/language"
import type { KitchenState } from "@skorpe/core/domain/order"
import { CleanText } from "@skorpe/core/domain/text"
import { Effect, type Option, Schema } from "effect"
import { type KitchenFilter, whereOf } from "./kitchenFilter.ts"
import { readOrders } from "./readOrders.ts"

/** The last order of a page: where the next one begins. */
const Cursor = Schema.fromJsonString(
  Schema.Tuple([
    CleanText,
    // Up to the year 9999, so that it is a time for the database too.
    Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 253_402_300_799_999 })),
    CleanText,
  ]),
)
export type Cursor = typeof Cursor.Type

const encode = Schema.encodeSync(Cursor)
const decode = Schema.decodeUnknownOption(Cursor)

/** A cursor as clients carry it. */
export const writeCursor = (cursor: Cursor): string => Buffer.from(encode(cursor)).toString("base64url")

/** The cursor that a client carries; none when it is malformed. */
export const readCursor = (text: string): Option.Option<Cursor> => decode(Buffer.from(text, "base64url").toString())

/** The clause after FROM of a page and one more order. What it compares by is spelt out for the indexes. */
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
