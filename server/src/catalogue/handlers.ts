import { NotFound, SkorpeApi } from "@skorpe/core/api"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { answerCached } from "../http/cachedBody.ts"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { Settings } from "../settings.ts"
import { Catalogue } from "./Catalogue.ts"
import { statusOf } from "./statusOf.ts"

/** A store by id or slug, or 404 in the caller's language. */
export const requireStore = Effect.fnUntraced(function* (idOrSlug: string) {
  const store = (yield* Catalogue).find(idOrSlug)
  if (store !== undefined) return store
  return yield* Effect.fail(new NotFound({ errors: problems(yield* currentLanguage, [3010]) }))
})

/** Answers the stores and their menus. */
export const StoresHandlers = HttpApiBuilder.group(SkorpeApi, "stores", (handlers) =>
  handlers.handleAll({
    list: ({ request }) => Effect.map(Catalogue, ({ list }) => answerCached(request, list)),
    read: ({ request, params }) => Effect.map(requireStore(params.id), ({ body }) => answerCached(request, body)),
    status: Effect.fnUntraced(function* ({ params }) {
      const { market, now } = yield* Settings
      return statusOf(market, yield* requireStore(params.id), now())
    }),
  }),
)
