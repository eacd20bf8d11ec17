import { Effect, Layer, Stream } from "effect"
import type { CallTrace } from "../domain/trace/model.ts"
import { traceparentOf } from "../domain/trace/rules/nameCall.ts"
import { RunningCall } from "../kernel/runningCall.ts"
import { type HttpAsk, Transport } from "./transport.ts"

/** Adds to each request over a transport the trace that `traceOf` names for its call (W3C `traceparent`). */
export const namingTraces = (
  traceOf: (callKey: string) => CallTrace | undefined,
): Layer.Layer<Transport, never, Transport> =>
  Layer.effect(
    Transport,
    Effect.map(Transport, ({ send, stream }) => {
      const named = (ask: HttpAsk): Effect.Effect<HttpAsk> =>
        Effect.map(RunningCall, (key) => {
          const trace = key === null ? undefined : traceOf(key)
          return trace === undefined ? ask : { ...ask, headers: { ...ask.headers, traceparent: traceparentOf(trace) } }
        })
      return {
        send: (ask) => Effect.flatMap(named(ask), send),
        stream: (ask) => Stream.unwrap(Effect.map(named(ask), stream)),
      }
    }),
  )
