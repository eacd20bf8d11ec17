import { PgClient } from "@effect/sql-pg"
import type { FavouritesChange } from "@skorpe/core/account"
import { Effect } from "effect"
import { refuse } from "../http/refuse.ts"

/** More than anybody scrolls through; the oldest go first. */
const mostFavourites = 200

const listFavourites = Effect.fnUntraced(function* (customerId: string) {
  const sql = yield* PgClient.PgClient
  const rows = yield* sql<{ readonly code: string }>`SELECT variation_code AS code FROM favourite
    WHERE customer_id = ${customerId} ORDER BY place DESC`
  return rows.map(({ code }) => code)
})

/** A customer's favourite variation codes, newest first; anybody else's are 404 (3010). */
export const readFavourites = Effect.fnUntraced(function* (customerId: string, wanted: string) {
  return customerId === wanted ? yield* listFavourites(customerId) : yield* refuse.notFound(3010)
})

/** Gives and takes hearts; what two devices change at once is all kept. */
export const changeFavourites = Effect.fnUntraced(function* (
  customerId: string,
  { add = [], remove = [] }: FavouritesChange,
) {
  const sql = yield* PgClient.PgClient

  const added = JSON.stringify(add)
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`SELECT 1 FROM customer WHERE id = ${customerId} FOR UPDATE`
      yield* sql`DELETE FROM favourite WHERE customer_id = ${customerId}
        AND variation_code IN (SELECT jsonb_array_elements_text(${JSON.stringify(remove)}::text::jsonb))`
      yield* sql`INSERT INTO favourite (customer_id, variation_code)
        SELECT id, code FROM customer, jsonb_array_elements_text(${added}::text::jsonb) AS code
        WHERE id = ${customerId} ON CONFLICT DO NOTHING`
      yield* sql`DELETE FROM favourite WHERE customer_id = ${customerId} AND place <= (
        SELECT place FROM favourite WHERE customer_id = ${customerId}
        ORDER BY place DESC OFFSET ${mostFavourites} LIMIT 1)`
      return yield* listFavourites(customerId)
    }),
  )
})
