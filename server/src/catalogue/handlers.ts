import { SkorpeApi } from "@skorpe/core/api"
import { isInsideArea } from "@skorpe/core/domain/price"
import { isOpenAt } from "@skorpe/core/domain/store"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { CardPayments } from "../cardPayments/CardPayments.ts"
import { answerCached } from "../http/cachedBody.ts"
import { Settings } from "../settings/Settings.ts"
import { Catalogue } from "./Catalogue.ts"
import { findStores } from "./findStores.ts"
import { placeOf } from "./placeOf.ts"
import { loaded, notFound, requireListedStore, requireStore } from "./requireStore.ts"
import { statusOf } from "./statusOf.ts"

/** The endpoints of stores, menus and waits. */
export const StoresHandlers = HttpApiBuilder.group(SkorpeApi, "stores", (handlers) =>
  handlers.handleAll({
    list: ({ request }) => Effect.map(Catalogue, ({ list }) => answerCached(request, list())),
    read: ({ request, params }) => Effect.map(requireListedStore(params.id), ({ body }) => answerCached(request, body)),
    status: Effect.fnUntraced(function* ({ params }) {
      const { market, now } = yield* Settings
      const { isOffered } = yield* CardPayments
      const status = statusOf(market, yield* requireStore(params.id), now())
      return isOffered ? { ...status, paysOnline: true } : status
    }),
    find: Effect.fnUntraced(
      function* ({ payload }) {
        const { market, now } = yield* Settings
        const position = "position" in payload ? payload.position : yield* placeOf(payload.address)
        const stores = yield* Effect.forEach((yield* Catalogue).all(), (at) =>
          Effect.map(loaded(at), ({ store }) => store),
        )
        return findStores(market, stores, position, now())
      },
      Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
    ),
    waits: Effect.fnUntraced(
      function* ({ params, payload }) {
        const { market, now } = yield* Settings
        const { store } = yield* requireStore(params.id)
        const { deliveryArea, waitMinutes, hotspots } = store
        const place = payload.address === undefined ? null : yield* placeOf(payload.address)
        const delivers = deliveryArea.length > 0 && (place === null || isInsideArea(deliveryArea, place))
        const serverTime = now()
        return {
          carryout: waitMinutes.pickup,
          delivery: delivers ? waitMinutes.delivery : null,
          hotspot: hotspots.length > 0 ? waitMinutes.delivery : null,
          open: isOpenAt(market.timeZone, store, serverTime),
          serverTime,
        }
      },
      Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
    ),
    hotspot: Effect.fnUntraced(function* ({ params }) {
      const { store } = yield* requireListedStore(params.id)
      return store.hotspots.find(({ id }) => id === params.hotspotId) ?? (yield* notFound)
    }),
  }),
)
