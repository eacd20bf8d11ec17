import { Effect, Layer } from "effect"
import { providerSpan } from "../watching/discreetTracer.ts"
import { CardPayments } from "./CardPayments.ts"

/** Wraps the provider so that each call has a span: its operation, duration and success, but no order and no sum. */
export const tracedPayments = <E, R>(provider: Layer.Layer<CardPayments, E, R>): Layer.Layer<CardPayments, E, R> =>
  Layer.effect(
    CardPayments,
    Effect.map(CardPayments, (calls) => ({
      isOffered: calls.isOffered,
      verify: calls.verify,
      methods: (due, language) => asked("methods", calls.methods(due, language)),
      begin: (attempt, details) => asked("begin", calls.begin(attempt, details)),
      goOn: (attempt, details, key) => asked("goOn", calls.goOn(attempt, details, key)),
      session: (attempt) => asked("session", calls.session(attempt)),
      capture: (move, sum) => asked("capture", calls.capture(move, sum)),
      reverse: (move) => asked("reverse", calls.reverse(move)),
      refund: (move, sum) => asked("refund", calls.refund(move, sum)),
    })),
  ).pipe(Layer.provide(provider))

const asked = <A, E>(operation: string, call: Effect.Effect<A, E>): Effect.Effect<A, E> =>
  Effect.withSpan(call, `${providerSpan}${operation}`, { kind: "client", captureStackTrace: false })
