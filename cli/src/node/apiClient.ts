import { SkorpeApi } from "@skorpe/core/api"
import { Effect } from "effect"
import { FetchHttpClient, HttpClient, HttpClientRequest } from "effect/http"
import { HttpApiClient } from "effect/http-api"

/** Every endpoint of the contract as a typed function. */
export type ApiClient = HttpApiClient.ForApi<typeof SkorpeApi>

/** The header that asks for errors in the language of the command line. */
const english = HttpClientRequest.setHeader("accept-language", "en")

/** Makes a client of the API of a server. `sending` runs before each request leaves. */
export const makeApiClient = (server: string, sending: () => void = () => undefined) =>
  HttpApiClient.make(SkorpeApi, {
    baseUrl: server,
    transformClient: HttpClient.mapRequest((request) => {
      sending()
      return english(request)
    }),
  }).pipe(Effect.provide(FetchHttpClient.layer))

/** The market that a server serves; `null` when its health does not say so within five seconds. */
export const marketAt = (server: string) =>
  Effect.flatMap(makeApiClient(server), ({ system }) => system.health({})).pipe(
    Effect.map(({ market }) => market),
    Effect.timeout(5000),
    Effect.orElseSucceed(() => null),
  )
