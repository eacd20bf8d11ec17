import { PgClient } from "@effect/sql-pg"
import { Menu } from "@skorpe/core/domain/menu"
import { Store, type StoreWithMenu } from "@skorpe/core/domain/store"
import { Effect, Schema } from "effect"
import type { Seed } from "../seed.ts"

const encodeStore = Schema.encodeSync(Store)
const encodeMenu = Schema.encodeSync(Menu)

/** Stores with their menus, in the given order. */
export const storeSeed = (stores: readonly StoreWithMenu[]): Seed => {
  const rows = stores.map(({ store, menu }, place) => ({
    id: store.id,
    slug: store.slug,
    place,
    store: encodeStore(store),
    menu: encodeMenu(menu),
  }))
  return {
    write: PgClient.PgClient.use((sql) =>
      Effect.andThen(
        sql`DELETE FROM store`,
        sql`INSERT INTO store (id, slug, place, store, menu)
          SELECT id, slug, place, store, menu
          FROM jsonb_to_recordset(${sql.json(rows)})
            AS row (id text, slug text, place integer, store jsonb, menu jsonb)`,
      ),
    ),
  }
}
