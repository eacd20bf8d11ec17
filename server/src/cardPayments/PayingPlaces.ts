import { Context, Effect, Layer, Option, Semaphore } from "effect"

/**
 * How many customers may wait for the card provider at a time, on this server. Each of them holds a place of the
 * admission for up to the provider's timeout, so a provider that hangs would otherwise take the places of orders paid at
 * the store as well (DECISIONS §21). What moves money afterwards has rounds of its own and is not counted.
 */
export class PayingPlaces extends Context.Service<
  PayingPlaces,
  {
    /**
     * Does work that asks the provider, and holds a place until it ends. The work learns whether there was one: without,
     * it must not ask, nor write that it did, so that the order is still free to be paid in another way.
     */
    readonly hold: <A, E, R>(work: (hasPlace: boolean) => Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  }
>()("skorpe/server/PayingPlaces") {
  static readonly layer = (most: number) =>
    Layer.sync(PayingPlaces, () => {
      const places = Semaphore.makeUnsafe(most)
      return {
        hold: (work) =>
          Effect.flatMap(
            places.withPermitsIfAvailable(1)(work(true)),
            Option.match({ onNone: () => work(false), onSome: Effect.succeed }),
          ),
      }
    })
}
