import { Context, Deferred, Effect, Layer } from "effect"

/** Tells open streams that the server is shutting down, so that it need not wait for them. */
export class Closing extends Context.Service<
  Closing,
  {
    readonly begin: Effect.Effect<void>
    readonly begun: Effect.Effect<void>
  }
>()("skorpe/server/Closing") {
  static readonly layer = Layer.effect(
    Closing,
    Effect.map(Deferred.make<void>(), (deferred) => ({
      begin: Effect.asVoid(Deferred.succeed(deferred, undefined)),
      begun: Deferred.await(deferred),
    })),
  )
}
