import { PgClient } from "@effect/sql-pg"
import type { FavouritesChange } from "@skorpe/core/domain/account"
import { Effect } from "effect"
import { refuse } from "../http/refuse.ts"

/** The maximum number of favourites per customer; the oldest are dropped. */
const mostFavourites = 200

const listFavourites = Effect.fnUntraced(function* (customerId: string) {
  const sql = yield* PgClient.PgClient
  const rows = yield* sql<{ readonly code: string }>`SELECT variation_code AS code FROM favourite
    WHERE customer_id = ${customerId} ORDER BY place DESC`
  return rows.map(({ code }) => code)
})

/** A customer's favourite variation codes, newest first; 404 (3010) for another customer's. */
export const readFavourites = Effect.fnUntraced(function* (customerId: string, wanted: string) {
  return customerId === wanted ? yield* listFavourites(customerId) : yield* refuse.notFound(3010)
})

/** Adds and removes favourites. Parallel changes by two devices are all kept. */
export const changeFavourites = Effect.fnUntraced(function* (
  customerId: string,
  { add = [], remove = [] }: FavouritesChange,
) {
  const sql = yield* PgClient.PgClient
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`SELECT 1 FROM customer WHERE id = ${customerId} FOR UPDATE`
      yield* sql`DELETE FROM favourite WHERE customer_id = ${customerId}
        AND variation_code IN (SELECT jsonb_array_elements_text(${sql.json(remove)}))`
      yield* sql`INSERT INTO favourite (customer_id, variation_code)
        SELECT id, code FROM customer, jsonb_array_elements_text(${sql.json(add)}) AS code
        WHERE id = ${customerId} ON CONFLICT DO NOTHING`
      yield* sql`DELETE FROM favourite WHERE customer_id = ${customerId} AND place <= (
        SELECT place FROM favourite WHERE customer_id = ${customerId}
        ORDER BY place DESC OFFSET ${mostFavourites} LIMIT 1)`
      return yield* listFavourites(customerId)
    }),
  )
})
