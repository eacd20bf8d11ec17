import { Context, Effect, Layer, Queue } from "effect"

/** Starts this server's payment rounds before their next turn. */
export class PaymentWake extends Context.Service<
  PaymentWake,
  {
    readonly wake: Effect.Effect<void>
    /** Completes once `wake` has been called since the last wait. */
    readonly woken: Effect.Effect<void>
  }
>()("skorpe/server/PaymentWake") {
  static readonly layer = Layer.effect(
    PaymentWake,
    Effect.map(Queue.sliding<void>(1), (queue) => ({
      wake: Effect.asVoid(Queue.offer(queue, undefined)),
      woken: Queue.take(queue),
    })),
  )
}
