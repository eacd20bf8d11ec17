import { Store, StoreWithMenu } from "@skorpe/core/store"
import { Context, Effect, Layer, Schema } from "effect"
import { type CachedBody, cachedJson } from "../http/cachedBody.ts"
import { readStores } from "./queries.ts"

/** A store as it is sold from, and as it is answered. */
export interface CataloguedStore extends StoreWithMenu {
  readonly body: CachedBody
}

/** The stores and menus of the market, read from the database once. */
export class Catalogue extends Context.Service<
  Catalogue,
  {
    /** The answer of `GET /stores`. */
    readonly list: CachedBody
    /** A store by its id or its slug. */
    readonly find: (idOrSlug: string) => CataloguedStore | undefined
  }
>()("skorpe/server/Catalogue") {
  static readonly layer = Layer.effect(
    Catalogue,
    Effect.gen(function* () {
      const stores = yield* readStores
      const found = new Map<string, CataloguedStore>()
      for (const { store, menu } of stores) {
        const body = cachedJson(JSON.stringify(encodeStoreWithMenu({ store, menu })))
        const catalogued = { store, menu, body }
        found.set(store.slug, catalogued)
        found.set(store.id, catalogued)
      }
      return {
        list: cachedJson(JSON.stringify(stores.map(({ store }) => encodeStore(store)))),
        find: (idOrSlug) => found.get(idOrSlug),
      }
    }),
  )
}

const encodeStore = Schema.encodeSync(Store)
const encodeStoreWithMenu = Schema.encodeSync(StoreWithMenu)
