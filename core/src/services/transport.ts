import { Context, Effect, Schema, type Stream } from "effect"

/** An outgoing request: a path of the API, never a host. */
export interface HttpAsk {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface HttpAnswer {
  readonly status: number
  readonly text: string
  /** The whole seconds of `Retry-After`; 0 or absent without the header. */
  readonly retryAfter?: number
}

/** The whole seconds after which a busy server accepts a call again; 0 if it does not say, or names a date. */
export const secondsOf = (headers: { readonly get: (name: string) => string | null }): number =>
  Number(/^\d{1,9}$/.exec(headers.get("retry-after") ?? "")?.[0] ?? 0)

/** The server could not be reached, or the connection dropped. */
export class Unreachable extends Schema.TaggedError<Unreachable>()("Unreachable", {}) {}

/**
 * Ends a call that takes longer than a minute as unanswered: on a stalled connection a browser would keep a request,
 * and its caller waiting, for much longer.
 */
export const withinAMinute = <A>(
  call: Effect.Effect<A, Unreachable>,
  unanswered: () => Unreachable = () => new Unreachable(),
): Effect.Effect<A, Unreachable> =>
  Effect.timeoutOrElse(call, { duration: 60_000, orElse: () => Effect.suspend(() => Effect.fail(unanswered())) })

/** The HTTP client; a browser and a terminal each provide one. */
export class Transport extends Context.Service<
  Transport,
  {
    readonly send: (ask: HttpAsk) => Effect.Effect<HttpAnswer, Unreachable>
    /** Chunks of a streamed response as they arrive; any status other than 200 fails. */
    readonly stream: (ask: HttpAsk) => Stream.Stream<string, Unreachable | Refusing>
  }
>()("@skorpe/core/services/Transport") {}

/** The server refused a stream; `retryAfter` as in a response. */
export class Refusing extends Schema.TaggedError<Refusing>()("Refusing", {
  status: Schema.Int,
  text: Schema.String,
  retryAfter: Schema.optionalKey(Schema.Int),
}) {}
