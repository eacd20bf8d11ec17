import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { connect, type DatabaseChoice, openDatabase } from "../database/connection.ts"

/** Runs queries in a server's database. */
export const inDatabase = <A, E>(choice: DatabaseChoice, work: (sql: PgClient.PgClient) => Effect.Effect<A, E>) =>
  Effect.runPromise(
    Effect.scoped(
      Effect.flatMap(openDatabase(choice, "no"), (found) =>
        Effect.provide(PgClient.PgClient.use(work), connect(found)),
      ),
    ),
  )
