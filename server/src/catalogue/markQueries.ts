import { PgClient } from "@effect/sql-pg"
import { type DelayMark, nextMorning, StoreMarks } from "@skorpe/core/domain/store"
import type { Millis } from "@skorpe/core/domain/time"
import { Effect, Schema } from "effect"
import { Settings } from "../settings/Settings.ts"

/** The PostgreSQL channel that notifies every server of a kitchen's new marks. */
export const storeChannel = "store_marked"

/** No marks. */
export const noMarks: StoreMarks = { stock: [], delays: { pickup: 0, delivery: 0 } }

const decodeRows = Schema.decodeUnknownEffect(
  Schema.Array(
    Schema.Struct({
      storeId: Schema.String,
      stock: Schema.Array(
        Schema.Struct({
          kind: StoreMarks.fields.stock.value.fields.kind,
          code: Schema.String,
          until: Schema.NullOr(Schema.Int),
        }),
      ),
      pickup: Schema.Int,
      delivery: Schema.Int,
      delaysUntil: Schema.NullOr(Schema.Int),
    }),
  ),
)

/** The kitchens' marks by store: of one store, or of all with `null`. */
export const readMarks = Effect.fnUntraced(function* (storeId: string | null) {
  const sql = yield* PgClient.PgClient
  const rows = yield* decodeRows(
    yield* sql`
      SELECT store_id AS "storeId", coalesce(stock, '[]') AS stock,
             coalesce(pickup, 0) AS pickup, coalesce(delivery, 0) AS delivery,
             floor(extract(epoch FROM until) * 1000)::float8 AS "delaysUntil"
      FROM (
        SELECT store_id, jsonb_agg(jsonb_build_object('kind', kind, 'code', code,
          'until', floor(extract(epoch FROM until) * 1000)::bigint) ORDER BY kind, code) AS stock
        FROM stock_mark GROUP BY store_id
      ) AS marked FULL JOIN store_delay USING (store_id)
      WHERE ${storeId}::text IS NULL OR store_id = ${storeId}::text`,
  )
  return new Map(
    rows.map(({ storeId: id, stock, pickup, delivery, delaysUntil }): readonly [string, StoreMarks] => [
      id,
      { stock, delays: { pickup, delivery }, ...(delaysUntil === null ? {} : { delaysUntil }) },
    ]),
  )
})

/** Marks variations or one ingredient as sold out until a moment, or as available. Notifies every server. */
export const writeStock = Effect.fnUntraced(function* (
  storeId: string,
  kind: "variation" | "ingredient",
  codes: readonly string[],
  until: Millis | null,
) {
  const sql = yield* PgClient.PgClient
  // Sorted, so that two writers lock the rows in one order.
  yield* sql`
    WITH written AS (
      INSERT INTO stock_mark (store_id, kind, code, until)
      SELECT ${storeId}, ${kind}, code, ${until === null ? null : new Date(until)}::timestamptz
      FROM jsonb_array_elements_text(${sql.json(codes.toSorted())}) AS code ORDER BY code
      ON CONFLICT (store_id, kind, code) DO UPDATE SET until = excluded.until
      RETURNING store_id
    )
    SELECT pg_notify(${storeChannel}, store_id) FROM written LIMIT 1`
})

/** Sets a store's delays in minutes until the next business day; a method that is left out is unchanged. */
export const writeDelay = Effect.fnUntraced(function* (storeId: string, { pickup, delivery }: DelayMark) {
  const sql = yield* PgClient.PgClient
  const { market, now } = yield* Settings
  const at = new Date(now())
  const until = new Date(nextMorning(market.timeZone, at.getTime()))
  yield* sql`
    WITH written AS (
      INSERT INTO store_delay AS old (store_id, pickup, delivery, until)
      VALUES (${storeId}, ${pickup ?? 0}, ${delivery ?? 0}, ${until})
      ON CONFLICT (store_id) DO UPDATE
      SET pickup = coalesce(${pickup ?? null}::integer, CASE WHEN old.until > ${at} THEN old.pickup ELSE 0 END),
          delivery = coalesce(${delivery ?? null}::integer, CASE WHEN old.until > ${at} THEN old.delivery ELSE 0 END),
          until = excluded.until
      RETURNING store_id
    )
    SELECT pg_notify(${storeChannel}, store_id) FROM written`
})
