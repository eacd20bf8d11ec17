import { PgClient } from "@effect/sql-pg"
import { Context, Effect, Layer, Queue, Schedule, type Scope } from "effect"

/** The PostgreSQL channel that tells every server of changes to orders. */
export const orderChannel = "order_changed"

/** Notifies the followers of an order when any server on the database records an event of it. */
export class OrderChanges extends Context.Service<
  OrderChanges,
  {
    /** A queue that gets an item whenever the order may have changed. */
    readonly follow: (orderId: string) => Effect.Effect<Queue.Dequeue<void>, never, Scope.Scope>
    /** A queue that gets an item whenever any order may have changed; a new order adds nothing to it. */
    readonly followAll: Effect.Effect<Queue.Dequeue<void>, never, Scope.Scope>
    /** The number of followers of an order at this server. */
    readonly followerCount: (orderId: string) => number
  }
>()("skorpe/server/OrderChanges") {
  static readonly layer = Layer.effect(
    OrderChanges,
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const followers = new Map<string, Set<Queue.Queue<void>>>()
      const all = new Set<Queue.Queue<void>>()
      const wake = (queues: Iterable<Queue.Queue<void>>) => {
        for (const queue of queues) Queue.offerUnsafe(queue, undefined)
      }
      const hear = Effect.scoped(
        Effect.gen(function* () {
          const notes = yield* sql.listen(orderChannel)
          // Notifications may have been lost while disconnected, so every follower is woken once.
          for (const queues of [...followers.values(), all]) wake(queues)
          while (true) {
            const { payload } = yield* Queue.take(notes)
            wake(followers.get(payload) ?? [])
            wake(all)
          }
        }),
      )
      yield* Effect.forkScoped(Effect.retry(hear, Schedule.spaced(500)))
      return {
        followAll: Effect.acquireRelease(
          Effect.tap(Queue.sliding<void>(1), (queue) => Effect.sync(() => all.add(queue))),
          (queue) => Effect.sync(() => all.delete(queue)),
        ),
        followerCount: (orderId) => followers.get(orderId)?.size ?? 0,
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
