import { NotFound } from "@skorpe/core/api"
import { estimateWaits } from "@skorpe/core/store"
import { Effect } from "effect"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { Settings } from "../settings.ts"
import { Catalogue, type CataloguedStore } from "./Catalogue.ts"
import { StoreLoads } from "./StoreLoads.ts"

/** 404 in the caller's language. */
export const nothingThere = Effect.flatMap(currentLanguage, (language) =>
  Effect.fail(new NotFound({ errors: problems(language, [3010]) })),
)

/** A store by id or slug as its menu says, or 404. */
export const requireListedStore = Effect.fnUntraced(function* (idOrSlug: string) {
  return (yield* Catalogue).find(idOrSlug) ?? (yield* nothingThere)
})

/** A store with the waits of its present load (SPEC §7.1). */
export const loaded = Effect.fnUntraced(function* (at: CataloguedStore) {
  const { market } = yield* Settings
  const openOrders = yield* (yield* StoreLoads).openOrders(at.store.id)
  if (openOrders <= market.ordersAtOnce) return at
  const waitMinutes = estimateWaits(at.store.waitMinutes, { openOrders, capacity: market.ordersAtOnce })
  return { ...at, store: { ...at.store, waitMinutes } }
})

/** A store by id or slug as it stands right now, load included, or 404 in the caller's language. */
export const requireStore = Effect.fnUntraced(function* (idOrSlug: string) {
  return yield* loaded(yield* requireListedStore(idOrSlug))
})
