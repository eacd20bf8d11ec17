import { PgClient } from "@effect/sql-pg"
import { Deal } from "@skorpe/core/discount"
import { Upsell } from "@skorpe/core/menu"
import { Effect, Schema } from "effect"
import type { Seed } from "../seed.ts"

const encodeDeals = Schema.encodeSync(Schema.Array(Deal))
const encodeUpsells = Schema.encodeSync(Schema.Array(Upsell))

/** What is advertised. */
export const dealSeed = (deals: readonly Deal[]): Seed => {
  const text = JSON.stringify(encodeDeals(deals))
  return {
    write: PgClient.PgClient.use((sql) =>
      Effect.andThen(
        sql`DELETE FROM deal`,
        sql`INSERT INTO deal (code, deal)
          SELECT deal ->> 'code', deal FROM jsonb_array_elements(${text}::text::jsonb) AS deal`,
      ),
    ),
  }
}

/** What goes with a cart. */
export const upsellSeed = (upsells: readonly Upsell[]): Seed => {
  const text = JSON.stringify(encodeUpsells(upsells))
  return {
    write: PgClient.PgClient.use((sql) =>
      Effect.andThen(
        sql`DELETE FROM upsell`,
        sql`INSERT INTO upsell (id, upsell)
          SELECT upsell ->> 'id', upsell FROM jsonb_array_elements(${text}::text::jsonb) AS upsell`,
      ),
    ),
  }
}
