import { PgClient } from "@effect/sql-pg"
import { StoreWithMenu } from "@skorpe/core/domain/store"
import { Effect, Schema } from "effect"

const decode = Schema.decodeUnknownEffect(Schema.Array(StoreWithMenu))

/** Every store with its menu, in the order of the fixtures. */
export const readStores = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  return yield* decode(yield* sql`SELECT store, menu FROM store ORDER BY place`)
})
