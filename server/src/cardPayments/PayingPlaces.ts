import { Context, Effect, Layer, Option, Semaphore } from "effect"

/**
 * Limits how many customers wait for the card provider at a time, on this server. Each waiting call occupies the
 * server's admission for up to the provider's timeout, so a provider that hangs would otherwise also block orders that
 * are paid at the store (DECISIONS §21). Background work that moves money later is not counted.
 */
export class PayingPlaces extends Context.Service<
  PayingPlaces,
  {
    /**
     * Runs work that calls the provider, and holds a place until it ends. `hasPlace` says whether a place was free:
     * if not, the work must neither call the provider nor store an attempt, so that the order can still be paid in
     * another way.
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
