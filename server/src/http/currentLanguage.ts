import { Effect } from "effect"
import { HttpServerRequest } from "effect/http"
import { Settings } from "../settings/Settings.ts"
import { languageOf } from "./problems.ts"

/** The language of the current request. */
export const currentLanguage = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest
  const { market } = yield* Settings
  return languageOf(request.headers["accept-language"], market)
})
