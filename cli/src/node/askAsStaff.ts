import { BadRequest, Conflict, NotFound, staffKeyHeader, Unauthorized, Unavailable } from "@skorpe/core/api"
import { Problem, problemText } from "@skorpe/core/domain/problem"
import { Effect, Schema } from "effect"
import { HttpClientError } from "effect/http"
import { oneLine } from "../terminal/oneLine.ts"
import { stop } from "../terminal/stop.ts"
import { type ApiClient, makeApiClient } from "./apiClient.ts"
import { type Asking, findKey } from "./staffKey.ts"

type Refused = BadRequest | Conflict | NotFound | Unauthorized | Unavailable
/** A failed staff call, with a sentence for people. */
export type StaffFailure = Refused | HttpClientError.HttpClientError | Schema.SchemaError

/** Timeout of a call, in milliseconds. */
const longestCall = 60_000

/** A call of the API with the staff key. */
export type StaffCall<A, E> = (api: ApiClient, headers: { readonly [staffKeyHeader]: string }) => Effect.Effect<A, E>

/** Calls the API with the staff key. Each failure is a sentence for people; `missing` is that of a 404. */
export const tryAsStaff = <A, E extends StaffFailure>(asking: Asking, call: StaffCall<A, E>, missing?: string) =>
  Effect.gen(function* () {
    let isSent = false
    const api = yield* makeApiClient(asking.server, () => {
      isSent = true
    })
    const headers = { [staffKeyHeader]: yield* findKey(asking) }
    return yield* call(api, headers).pipe(
      Effect.timeoutOrElse({ duration: longestCall, orElse: () => Effect.fail(silence(asking)) }),
      Effect.catchIf(isFailure, (failure) => Effect.flatMap(explain(asking, failure, isSent, missing), Effect.fail)),
    )
  })

/** Calls the API with the staff key. Each failure ends the command with a sentence; `missing` is that of a 404. */
export const askAsStaff = <A, E extends StaffFailure>(asking: Asking, call: StaffCall<A, E>, missing?: string) =>
  tryAsStaff(asking, call, missing).pipe(
    Effect.catchIf(
      (failure): failure is Extract<typeof failure, string> => typeof failure === "string",
      (why) => stop(1, why),
    ),
  )

const isFailure = <E>(failure: E): failure is Extract<E, StaffFailure> =>
  isRefused(failure) || HttpClientError.isHttpClientError(failure) || Schema.isSchemaError(failure)

const isRefused = (failure: unknown): failure is Refused =>
  [BadRequest, Conflict, NotFound, Unauthorized, Unavailable].some((one) => failure instanceof one)

/** The message for a server that does not answer. */
export const silence = ({ server }: Asking): string => `No answer from ${server}. Is the server running? npm start`

/** What to say when the staff key is wrong. */
export const unknownKey =
  "The server does not know this staff key. Give it with --key or STAFF_KEY, or MARKET and SKORPE_DATA as the server has them."

/** The message for a store that the server does not know. */
export const noStore = (wanted: string): string => `3010 No store has the id or slug ${oneLine(wanted)}.`

const explain = (
  asking: Asking,
  failure: StaffFailure,
  isSent: boolean,
  missing: string | undefined,
): Effect.Effect<string> => {
  if (failure instanceof Unauthorized) return Effect.succeed(unknownKey)
  if (failure instanceof NotFound && missing !== undefined) return Effect.succeed(missing)
  if (isRefused(failure)) return Effect.succeed(spell(failure.errors))
  if (HttpClientError.isHttpClientError(failure)) return explainAnswer(asking, failure)
  // The contract rejects an invalid request before it is sent, as the server would.
  return Effect.succeed(isSent ? strangeAnswer : `1002 ${problemText(1002, "en")}`)
}

/** The message for an answer that does not match the contract. */
export const strangeAnswer = "The server's answer does not match the contract."

const decodeErrors = Schema.decodeUnknownEffect(Schema.Struct({ errors: Schema.Array(Problem) }))

/** An answer whose status the contract does not name for this call. */
const explainAnswer = (asking: Asking, { response }: HttpClientError.HttpClientError): Effect.Effect<string> =>
  response === undefined
    ? Effect.succeed(silence(asking))
    : Effect.flatMap(response.json, decodeErrors).pipe(
        Effect.map(({ errors }) => spell(errors)),
        Effect.orElseSucceed(() => `HTTP ${response.status}`),
      )

/** Problems with their codes, a line each. */
export const spell = (problems: readonly Problem[]): string =>
  problems.map(({ code, message }) => `${code} ${message}`).join("\n")
