import type { PgClient } from "@effect/sql-pg"
import { Effect, Exit, Schedule, Scope } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import type { ClusterPlace } from "./cluster.ts"
import { type Postmaster, stopPostmaster } from "./postmaster.ts"
import { StartFailure } from "./startFailure.ts"

/** How to start a cluster, and how to open the connection that locks its data. */
export interface Keeping {
  readonly place: ClusterPlace
  readonly start: Effect.Effect<Postmaster, StartFailure>
  readonly connect: (postmaster: Postmaster) => Effect.Effect<PgClient.PgClient, SqlError, Scope.Scope>
}

/** PostgreSQL runs, and `client` holds the advisory lock on its data. */
interface Held {
  readonly postmaster: Postmaster
  readonly client: PgClient.PgClient
  readonly release: Effect.Effect<void>
}

const lockNumber = 73_031

/**
 * Starts PostgreSQL, locks its data against a second server, restarts it whenever it dies, and stops it when the scope
 * closes. Only the first start can fail; a restart is retried until it succeeds.
 */
export const keepCluster = Effect.fnUntraced(function* (keeping: Keeping) {
  let held = null as Held | null
  const take = Effect.uninterruptible(
    Effect.map(hold(keeping), (fresh) => {
      held = fresh
      return fresh
    }),
  )
  const first = yield* take
  // Only the holder of the lock stops PostgreSQL, after it has closed its own connection.
  yield* Effect.addFinalizer(() => Effect.suspend(() => (held === null ? Effect.void : stop(held))))
  const watch = Effect.fnUntraced(function* (current: Held) {
    yield* untilGone(current.client)
    held = null
    yield* Effect.logWarning(`PostgreSQL in ${keeping.place.folder} has stopped unexpectedly: restarting it`)
    yield* current.release
    return yield* Effect.orDie(Effect.retry(take, Schedule.spaced(250)))
  })
  yield* Effect.forkScoped(forever(first, watch))
  return first
})

const stop = ({ release, postmaster }: Held) =>
  Effect.andThen(
    release,
    Effect.promise(() => stopPostmaster(postmaster.pid)),
  )

const forever = <A>(first: A, step: (last: A) => Effect.Effect<A>): Effect.Effect<never> =>
  Effect.flatMap(step(first), (next) => forever(next, step))

const hold = (keeping: Keeping) =>
  Effect.gen(function* () {
    const scope = Scope.makeUnsafe()
    const release = Scope.close(scope, Exit.void)
    const take = Effect.gen(function* () {
      const postmaster = yield* keeping.start
      const client = yield* keeping.connect(postmaster)
      yield* takeLock(client, keeping.place.folder)
      const held: Held = { postmaster, client, release }
      return held
    })
    return yield* Effect.onError(Scope.provide(take, scope), () => release)
  })

/** Retries for one second: PostgreSQL may not have noticed yet that a previous server's connection closed. */
const takeLock = (client: PgClient.PgClient, folder: string) =>
  client<{ readonly taken: boolean }>`SELECT pg_try_advisory_lock(${lockNumber}) AS taken`.pipe(
    Effect.filterOrFail(
      ([row]) => row?.taken === true,
      () =>
        new StartFailure(
          `Skorpe already runs on the data in ${folder}. Stop it first (Ctrl-C in its terminal), ` +
            "or give this server other data with SKORPE_DATA=<folder>.",
        ),
    ),
    Effect.retry({ while: (problem) => problem instanceof StartFailure, schedule: Schedule.spaced(100), times: 10 }),
  )

const untilGone = (client: PgClient.PgClient) => Effect.ignore(Effect.repeat(client`SELECT 1`, Schedule.spaced(250)))
