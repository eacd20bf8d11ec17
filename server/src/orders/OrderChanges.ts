import { PgClient } from "@effect/sql-pg"
import { Context, Effect, Layer, Queue, Schedule, type Scope } from "effect"

/** The PostgreSQL channel on which every server hears of every order's changes. */
export const orderChannel = "order_changed"

/** Wakes whoever follows an order when any server on the database has recorded something about it. */
export class OrderChanges extends Context.Service<
  OrderChanges,
  {
    /** A queue that holds something once the order may have changed. */
    readonly follow: (orderId: string) => Effect.Effect<Queue.Dequeue<void>, never, Scope.Scope>
    /** How many follow an order here. */
    readonly crowd: (orderId: string) => number
  }
>()("skorpe/server/OrderChanges") {
  static readonly layer = Layer.effect(
    OrderChanges,
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const followers = new Map<string, Set<Queue.Queue<void>>>()
      const wake = (queues: Iterable<Queue.Queue<void>>) => {
        for (const queue of queues) Queue.offerUnsafe(queue, undefined)
      }
      const hear = Effect.scoped(
        Effect.gen(function* () {
          const notes = yield* sql.listen(orderChannel)
          // What happened while nobody listened was not heard: let everybody look once.
          for (const queues of followers.values()) wake(queues)
          while (true) {
            const { payload } = yield* Queue.take(notes)
            wake(followers.get(payload) ?? [])
          }
        }),
      )
      yield* Effect.forkScoped(Effect.retry(hear, Schedule.spaced(500)))
      return {
        crowd: (orderId) => followers.get(orderId)?.size ?? 0,
        follow: (orderId) =>
          Effect.acquireRelease(
            Effect.map(Queue.sliding<void>(1), (queue) => {
              followers.set(orderId, (followers.get(orderId) ?? new Set()).add(queue))
              return queue
            }),
            (queue) =>
              Effect.sync(() => {
                const queues = followers.get(orderId)
                queues?.delete(queue)
                if (queues?.size === 0) followers.delete(orderId)
              }),
          ),
      }
    }),
  )
}
