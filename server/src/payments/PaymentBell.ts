import { Context, Effect, Layer, Queue } from "effect"

/** Wakes this server's payment rounds when there is something to do at once. */
export class PaymentBell extends Context.Service<
  PaymentBell,
  {
    readonly ring: Effect.Effect<void>
    /** Ends when it has been rung since the last time. */
    readonly heard: Effect.Effect<void>
  }
>()("skorpe/server/PaymentBell") {
  static readonly layer = Layer.effect(
    PaymentBell,
    Effect.map(Queue.sliding<void>(1), (queue) => ({
      ring: Effect.asVoid(Queue.offer(queue, undefined)),
      heard: Queue.take(queue),
    })),
  )
}
