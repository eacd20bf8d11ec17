import { PgClient } from "@effect/sql-pg"
import { Deal } from "@skorpe/core/domain/discount"
import { Upsell } from "@skorpe/core/domain/menu"
import { Effect, Schema } from "effect"
import type { Seed } from "../seed.ts"

const encodeDeals = Schema.encodeSync(Schema.Array(Deal))
const encodeUpsells = Schema.encodeSync(Schema.Array(Upsell))

/** The market's deals. */
export const dealSeed = (deals: readonly Deal[]): Seed => {
  const rows = encodeDeals(deals)
  return {
    write: PgClient.PgClient.use((sql) =>
      Effect.andThen(
        sql`DELETE FROM deal`,
        sql`INSERT INTO deal (code, deal)
          SELECT deal ->> 'code', deal FROM jsonb_array_elements(${sql.json(rows)}) AS deal`,
      ),
    ),
  }
}

/** The market's upsells. */
export const upsellSeed = (upsells: readonly Upsell[]): Seed => {
  const rows = encodeUpsells(upsells)
  return {
    write: PgClient.PgClient.use((sql) =>
      Effect.andThen(
        sql`DELETE FROM upsell`,
        sql`INSERT INTO upsell (id, upsell)
          SELECT upsell ->> 'id', upsell FROM jsonb_array_elements(${sql.json(rows)}) AS upsell`,
      ),
    ),
  }
}
