import { Effect, type Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { connect, openDatabase } from "../../../server/src/database/connection.ts"
import type { Contestant } from "./contestant.ts"

/** How to reach the contestant's database from outside its process. */
export interface DatabasePlace {
  readonly socketFolder: string
  readonly name: string
  readonly user: string
}

/** The address of the contestant's database. */
export const placeOf = ({ socketFolder }: Contestant): DatabasePlace => {
  if (socketFolder === null) throw new Error("this contestant has no database")
  return { socketFolder, name: "skorpe", user: "app" }
}

/** Runs `work` with one database connection per client. */
export const withDatabase = <A, E>(
  place: DatabasePlace,
  work: Effect.Effect<A, E, Layer.Success<ReturnType<typeof connect>>>,
): Promise<A> =>
  openDatabase({ _tag: "Socket", socketFolder: place.socketFolder, database: place.name }, "no").pipe(
    Effect.flatMap((found) =>
      Effect.provide(work, connect({ ...found, config: { ...found.config, maxConnections: 16 } })),
    ),
    Effect.scoped,
    Effect.runPromise,
  )

/** The number of deadlocks that PostgreSQL has detected. */
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
