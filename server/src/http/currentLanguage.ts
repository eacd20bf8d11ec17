import { Effect } from "effect"
import { HttpServerRequest } from "effect/http"
import { Settings } from "../settings.ts"
import { languageOf } from "./problems.ts"

/** The language of the request that is being answered. */
export const currentLanguage = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest
  const { market } = yield* Settings
  return languageOf(request.headers["accept-language"], market)
})
