import { PgClient } from "@effect/sql-pg"
import { Deal } from "@skorpe/core/domain/discount"
import { Upsell } from "@skorpe/core/domain/menu"
import type { Millis } from "@skorpe/core/domain/time"
import { Context, Effect, Layer, Schema } from "effect"
import { type CachedBody, cachedJson } from "../http/cachedBody.ts"

/** Deals and upsells, read from the database once. */
export class Offers extends Context.Service<
  Offers,
  {
    /** The response of `GET /deals` at a moment: valid deals by priority. */
    readonly dealsAt: (now: Millis) => CachedBody
    readonly upsells: readonly Upsell[]
  }
>()("skorpe/server/Offers") {
  static readonly layer = Layer.effect(
    Offers,
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const deals = yield* decodeDeals(yield* sql`SELECT deal FROM deal`)
      const upsells = yield* decodeUpsells(yield* sql`SELECT upsell FROM upsell`)
      const sorted = deals.map(({ deal }) => deal).toSorted((one, other) => one.priority - other.priority)
      let last: { readonly count: number; readonly body: CachedBody } | null = null
      return {
        // An ended deal never becomes valid again, so an equal count means the same deals.
        dealsAt: (now) => {
          const open = sorted.filter(({ validUntil }) => validUntil === null || validUntil >= now)
          if (last?.count !== open.length) {
            last = { count: open.length, body: cachedJson(JSON.stringify(encodeDeals(open))) }
          }
          return last.body
        },
        upsells: upsells.map(({ upsell }) => upsell),
      }
    }),
  )
}

const decodeDeals = Schema.decodeUnknownEffect(Schema.Array(Schema.Struct({ deal: Deal })))
const decodeUpsells = Schema.decodeUnknownEffect(Schema.Array(Schema.Struct({ upsell: Upsell })))
const encodeDeals = Schema.encodeSync(Schema.Array(Deal))
