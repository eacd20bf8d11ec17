import { PgClient } from "@effect/sql-pg"
import { Context, Effect, Layer, Queue, type Scope } from "effect"
import { OrderChanges } from "../orders/OrderChanges.ts"
import { changedStores, renumberChanges } from "./positions.ts"

/** Upper bound on a server's streams of one store, or of all stores together. */
const mostOfStore = 30

/** Upper bound on a server's streams. */
const mostInAll = 300

/** How soon a new order is noticed, in milliseconds; other changes are notified at once. */
const lookEvery = 1000

/** Notifications within this many milliseconds cause one query. */
const gathering = 50

/** A store, or all of them. */
type Followed = string | null

/**
 * Notifies the followers of a store when any server on the database records something of its orders. New orders send no
 * notification (decision 23), so the database is asked once a second while there is a follower.
 */
export class KitchenChanges extends Context.Service<
  KitchenChanges,
  {
    /** A queue that gets an item when an order of the store may have changed, or of any store for `null`. */
    readonly follow: (storeId: Followed) => Effect.Effect<Queue.Dequeue<void>, never, Scope.Scope>
    /** Whether a store or the server has reached its upper bound on followers. */
    readonly isFull: (storeId: Followed) => boolean
  }
>()("skorpe/server/KitchenChanges") {
  static readonly layer = Layer.effect(
    KitchenChanges,
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      yield* renumberChanges
      const followers = new Map<Followed, Set<Queue.Queue<void>>>()
      const count = () => [...followers.values()].reduce((sum, queues) => sum + queues.size, 0)
      const wake = (storeId: Followed) => {
        for (const queue of followers.get(storeId) ?? []) Queue.offerUnsafe(queue, undefined)
      }

      /** The position of the previous query; `null` without followers. */
      let seen: string | null = null
      const look = Effect.gen(function* () {
        if (followers.size === 0) {
          seen = null
          return
        }
        const rows = yield* changedStores(sql, seen)
        for (const { position, stores } of rows) {
          // A follower that subscribed before the first query may have read too early to see a change that this query skips.
          const woken = seen === null ? followers.keys() : stores.length === 0 ? [] : [null, ...stores]
          for (const storeId of woken) wake(storeId)
          seen = position
        }
      })
      const notes = yield* (yield* OrderChanges).followAll
      const looks = Effect.forever(
        Effect.ignore(look).pipe(
          Effect.andThen(Effect.race(Queue.take(notes), Effect.sleep(lookEvery))),
          Effect.andThen(Effect.sleep(gathering)),
        ),
      )
      yield* Effect.forkScoped(looks)

      return {
        isFull: (storeId) => (followers.get(storeId)?.size ?? 0) >= mostOfStore || count() >= mostInAll,
        follow: (storeId) =>
          Effect.acquireRelease(
            Effect.map(Queue.sliding<void>(1), (queue) => {
              followers.set(storeId, (followers.get(storeId) ?? new Set()).add(queue))
              return queue
            }),
            (queue) =>
              Effect.sync(() => {
                const queues = followers.get(storeId)
                queues?.delete(queue)
                if (queues?.size === 0) followers.delete(storeId)
              }),
          ),
      }
    }),
  )
}
