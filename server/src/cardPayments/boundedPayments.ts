import { Effect, Layer, Option, Semaphore } from "effect"
import { CardPayments, ProviderDown } from "./CardPayments.ts"

/**
 * The provider with at most `most` calls for customers at a time, on this server; one more fails at once as if it had
 * not answered, and its caller asks again with the same key. Each such call holds a place of the admission for up to its
 * timeout, so a provider that hangs would otherwise take the places of orders paid at the store as well (DECISIONS §21).
 * What moves money afterwards has rounds of its own and is not counted.
 */
export const boundedPayments = <E, R>(
  most: number,
  provider: Layer.Layer<CardPayments, E, R>,
): Layer.Layer<CardPayments, E, R> =>
  Layer.effect(
    CardPayments,
    Effect.map(CardPayments, (calls) => {
      const places = Semaphore.makeUnsafe(most)
      const bounded = <A>(call: Effect.Effect<A, ProviderDown>): Effect.Effect<A, ProviderDown> =>
        Effect.flatMap(places.withPermitsIfAvailable(1)(call), (answer) =>
          Option.isSome(answer)
            ? Effect.succeed(answer.value)
            : Effect.fail(new ProviderDown({ why: `${most} calls wait for it already` })),
        )
      return {
        ...calls,
        methods: (due, language) => bounded(calls.methods(due, language)),
        begin: (attempt, details) => bounded(calls.begin(attempt, details)),
        goOn: (attempt, details, key) => bounded(calls.goOn(attempt, details, key)),
        session: (attempt) => bounded(calls.session(attempt)),
      }
    }),
  ).pipe(Layer.provide(provider))
