import { PgClient } from "@effect/sql-pg"
import { Menu } from "@skorpe/core/menu"
import { Store, type StoreWithMenu } from "@skorpe/core/store"
import { Effect, Schema } from "effect"
import type { Seed } from "../seed.ts"

const encodeStore = Schema.encodeSync(Store)
const encodeMenu = Schema.encodeSync(Menu)

/** Stores with their menus, in the order given. */
export const storeSeed = (stores: readonly StoreWithMenu[]): Seed => {
  const text = JSON.stringify(
    stores.map(({ store, menu }, place) => ({
      id: store.id,
      slug: store.slug,
      place,
      store: encodeStore(store),
      menu: encodeMenu(menu),
    })),
  )
  return {
    write: PgClient.PgClient.use((sql) =>
      Effect.andThen(
        sql`DELETE FROM store`,
        sql`INSERT INTO store (id, slug, place, store, menu)
          SELECT id, slug, place, store, menu
          FROM jsonb_to_recordset(${text}::text::jsonb)
            AS row (id text, slug text, place integer, store jsonb, menu jsonb)`,
      ),
    ),
  }
}
