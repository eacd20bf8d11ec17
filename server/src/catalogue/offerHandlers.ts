import { readSearch } from "@skorpe/core/domain/address"
import { BadRequest, SkorpeApi } from "@skorpe/core/api"
import { variationByCode } from "@skorpe/core/domain/menu"
import { favouritesFirst, fittingUpsells } from "@skorpe/core/domain/upsells"
import { servedAt } from "@skorpe/core/domain/timing"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { answerCached } from "../http/cachedBody.ts"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { Settings } from "../settings/Settings.ts"
import { Offers } from "./Offers.ts"
import { requireListedStore } from "./requireStore.ts"
import { searchAddresses } from "./searchAddresses.ts"

/** The endpoints of the address search, the deals and the upsells. */
export const CatalogueHandlers = HttpApiBuilder.group(SkorpeApi, "catalogue", (handlers) =>
  handlers.handleAll({
    addresses: Effect.fnUntraced(
      function* ({ params, query: { latitude, longitude } }) {
        if ((latitude === undefined) !== (longitude === undefined)) {
          return yield* Effect.fail(new BadRequest({ errors: problems(yield* currentLanguage, [1002]) }))
        }
        const near = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
        return yield* searchAddresses(readSearch(params.q), near)
      },
      Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
    ),
    deals: Effect.fnUntraced(function* ({ request }) {
      const { now } = yield* Settings
      return answerCached(request, (yield* Offers).dealsAt(now()))
    }),
    upsells: Effect.fnUntraced(function* ({ params, payload: { cartItems, favourites, requestedTime } }) {
      const { menu } = yield* requireListedStore(params.id)
      const { now } = yield* Settings
      const categories = cartItems.flatMap(({ variationCode }) => {
        const found = variationByCode(menu, variationCode)
        return found === undefined || found === null ? [] : [found.product.category]
      })
      const fitting = fittingUpsells((yield* Offers).upsells, {
        categories,
        menu,
        now: servedAt(requestedTime, now()),
      })
      return favouritesFirst(fitting, menu, favourites)
    }),
  }),
)
