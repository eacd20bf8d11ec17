import { NotFound } from "@skorpe/core/api"
import { estimateWaits, usualWaits } from "@skorpe/core/domain/store"
import { Effect } from "effect"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { Settings } from "../settings/Settings.ts"
import { Catalogue, type CataloguedStore } from "./Catalogue.ts"
import { StoreLoads } from "./StoreLoads.ts"

/** 404 in the caller's language. */
export const notFound = Effect.flatMap(currentLanguage, (language) =>
  Effect.fail(new NotFound({ errors: problems(language, [3010]) })),
)

/** A store by id or slug, or 404. */
export const requireListedStore = Effect.fnUntraced(function* (idOrSlug: string) {
  return (yield* Catalogue).find(idOrSlug) ?? (yield* notFound)
})

/** A store with waits that include its current load (SPEC §7.1). */
export const loaded = Effect.fnUntraced(function* (at: CataloguedStore) {
  const { market } = yield* Settings
  const openOrders = yield* (yield* StoreLoads).openOrders(at.store.id)
  if (openOrders <= market.ordersAtOnce) return at
  const waitMinutes = estimateWaits(at.store.waitMinutes, { openOrders, capacity: market.ordersAtOnce })
  return { ...at, store: { ...at.store, waitMinutes, usualWaitMinutes: usualWaits(at.store) } }
})

/** A store by id or slug with its current load, or 404 in the caller's language. */
export const requireStore = Effect.fnUntraced(function* (idOrSlug: string) {
  return yield* loaded(yield* requireListedStore(idOrSlug))
})
