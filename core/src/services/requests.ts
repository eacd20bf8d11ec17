import { Effect } from "effect"
import type { ApiFailure } from "../api/failure.ts"
import type { Language } from "../domain/language/model.ts"
import type { Device } from "./device.ts"
import type { Refresh } from "./refresh.ts"
import type { HttpAsk, Transport } from "./transport.ts"

type Headers = Readonly<Record<string, string>>

/** Builds the services' requests, in the customer's language. */
export interface Requests {
  readonly get: (path: string, headers?: Headers) => HttpAsk
  /** `body` is encoded as JSON. */
  readonly post: (path: string, body: unknown, headers?: Headers) => HttpAsk
  /** Refreshes an expired session before a call that SPEC §7 marks "with refresh". */
  readonly fresh: <A, R>(call: Effect.Effect<A, ApiFailure, R>) => Effect.Effect<A, ApiFailure, R | Transport | Device>
}

/** Reads the language for each request, because it may change. */
export const makeRequests = (language: () => Language, refresh: Refresh): Requests => ({
  get: (path, headers) => ({ method: "GET", path, headers: { "accept-language": language(), ...headers } }),
  post: (path, body, headers) => ({
    method: "POST",
    path,
    headers: { "accept-language": language(), "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  }),
  fresh: (call) => Effect.andThen(refresh.ensure, call),
})
