import { PgClient } from "@effect/sql-pg"
import type { MarketId } from "@skorpe/core/market"
import { Menu } from "@skorpe/core/menu"
import { Store, type StoreWithMenu } from "@skorpe/core/store"
import { Effect, Schema } from "effect"
import { createHash } from "node:crypto"
import { alone } from "./migrate.ts"
import { StartFailure } from "./startFailure.ts"

const encodeStore = Schema.encodeSync(Store)
const encodeMenu = Schema.encodeSync(Menu)

/** Fills the database with the market's stores and menus, again whenever these have changed. */
export const seed = (market: MarketId, stores: readonly StoreWithMenu[]) => {
  const rows = stores.map(({ store, menu }, place) => ({
    id: store.id,
    slug: store.slug,
    place,
    store: encodeStore(store),
    menu: encodeMenu(menu),
  }))
  const text = JSON.stringify(rows)
  const digest = createHash("sha256").update(text).digest("hex")
  return alone(
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const seeds = yield* sql<{ readonly market: string; readonly digest: string }>`SELECT market, digest FROM seed`
      const other = seeds.find((found) => found.market !== market)
      if (other !== undefined) {
        return yield* Effect.fail(
          new StartFailure(
            `This database belongs to the market ${other.market}, not to ${market}. ` +
              "Give each market its own: another SKORPE_DATA or another DATABASE_URL.",
          ),
        )
      }
      if (seeds[0]?.digest === digest) return
      yield* sql`DELETE FROM store`
      yield* sql`INSERT INTO store (id, slug, place, store, menu)
        SELECT id, slug, place, store, menu
        FROM jsonb_to_recordset(${text}::text::jsonb)
          AS row (id text, slug text, place integer, store jsonb, menu jsonb)`
      yield* sql`INSERT INTO seed (market, digest) VALUES (${market}, ${digest})
        ON CONFLICT (market) DO UPDATE SET digest = excluded.digest`
    }),
  )
}
