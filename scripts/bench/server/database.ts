import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { connect, openDatabase } from "../../../server/src/database/connection.ts"
import type { Contestant } from "./contestant.ts"

/** A place in the contestant's own database, from outside of its process. */
export interface DatabasePlace {
  readonly socketFolder: string
  readonly name: string
  readonly user: string
}

/** Where the contestant's database listens. */
export const placeOf = ({ socketFolder }: Contestant): DatabasePlace => {
  if (socketFolder === null) throw new Error("this contestant has no database")
  return { socketFolder, name: "skorpe", user: "app" }
}

/** Does some work with as many connections to a database as there are clients. */
export const withDatabase = <A, E>(place: DatabasePlace, work: Effect.Effect<A, E, SqlClient>): Promise<A> =>
  openDatabase({ _tag: "Socket", socketFolder: place.socketFolder, database: place.name }, "no").pipe(
    Effect.flatMap((found) =>
      Effect.provide(work, connect({ ...found, config: { ...found.config, maxConnections: 16 } })),
    ),
    Effect.scoped,
    Effect.runPromise,
  )

/** How often PostgreSQL had to break a deadlock. */
export const deadlocks = (place: DatabasePlace): Promise<number> =>
  withDatabase(
    place,
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const [row] = yield* sql<{ readonly count: number }>`
        SELECT deadlocks::integer AS count FROM pg_stat_database WHERE datname = current_database()`
      return row?.count ?? 0
    }),
  )
