import type { PgClient } from "@effect/sql-pg"
import { Effect, Exit, Schedule, Scope } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import type { ClusterPlace } from "./cluster.ts"
import { type Postmaster, stopPostmaster } from "./postmaster.ts"
import { StartFailure } from "./startFailure.ts"

/** How a cluster is started, and how one connects to it to keep others off its data. */
export interface Keeping {
  readonly place: ClusterPlace
  readonly start: Effect.Effect<Postmaster, StartFailure>
  readonly connect: (postmaster: Postmaster) => Effect.Effect<PgClient.PgClient, SqlError, Scope.Scope>
}

/** Held: PostgreSQL runs, and its data is ours for as long as `client` lives. */
interface Held {
  readonly postmaster: Postmaster
  readonly client: PgClient.PgClient
  readonly release: Effect.Effect<void>
}

const lockNumber = 73_031

/**
 * Starts PostgreSQL, holds its data against a second server, and starts it again whenever it has died, until the scope
 * ends: then it is stopped. Only the first start can fail; afterwards it is tried until it succeeds.
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
  // Only who holds the data stops PostgreSQL; and not before the last connection has gone.
  yield* Effect.addFinalizer(() => Effect.suspend(() => (held === null ? Effect.void : stop(held))))
  const watch = Effect.fnUntraced(function* (current: Held) {
    yield* untilGone(current.client)
    held = null
    yield* Effect.logWarning(`PostgreSQL in ${keeping.place.folder} has gone: it is started again`)
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

/** Waits a moment for a predecessor whose end is just being noticed. */
const takeLock = (client: PgClient.PgClient, folder: string) =>
  client<{ readonly taken: boolean }>`SELECT pg_try_advisory_lock(${lockNumber}) AS taken`.pipe(
    Effect.filterOrFail(
      ([row]) => row?.taken === true,
      () =>
        new StartFailure(
          `Skorpe already runs on the data in ${folder}. Stop it first (Ctrl-C where it runs), ` +
            "or start this one on other data with SKORPE_DATA=<folder>.",
        ),
    ),
    Effect.retry({ while: (problem) => problem instanceof StartFailure, schedule: Schedule.spaced(100), times: 10 }),
  )

const untilGone = (client: PgClient.PgClient) => Effect.ignore(Effect.repeat(client`SELECT 1`, Schedule.spaced(250)))
