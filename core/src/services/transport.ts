import { Context, type Effect, Schema, type Stream } from "effect"

/** A call as it leaves: a path of the API, never a host. */
export interface HttpAsk {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface HttpAnswer {
  readonly status: number
  readonly text: string
}

/** Nobody answered, or the line was cut. */
export class Unreachable extends Schema.TaggedError<Unreachable>()("Unreachable", {}) {}

/** The way to the server; a browser and a terminal each bring their own. */
export class Transport extends Context.Service<
  Transport,
  {
    readonly send: (ask: HttpAsk) => Effect.Effect<HttpAnswer, Unreachable>
    /** Pieces of an endless text as they come; an answer other than 200 fails. */
    readonly stream: (ask: HttpAsk) => Stream.Stream<string, Unreachable | Refusing>
  }
>()("@skorpe/core/services/Transport") {}

/** A stream was asked for and the server said no. */
export class Refusing extends Schema.TaggedError<Refusing>()("Refusing", {
  status: Schema.Int,
  text: Schema.String,
}) {}
