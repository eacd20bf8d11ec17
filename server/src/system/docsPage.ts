import { SkorpeApi } from "@skorpe/core/api"
import { Effect, Layer, Scope } from "effect"
import { HttpRouter } from "effect/http"
import { HttpApiScalar } from "effect/http-api"

const page = HttpRouter.toHttpEffect(
  HttpApiScalar.layer(SkorpeApi, { path: "/docs", scalar: { withDefaultFonts: false } }),
)

/** The API's documentation at /docs. Its three megabytes load with the first request. */
export const docsPage = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const drawn = yield* Effect.cached(Scope.provide(page, yield* Effect.scope))
    yield* router.add("GET", "/docs", Effect.flatten(drawn))
  }),
)
