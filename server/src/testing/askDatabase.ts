import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { connect, openDatabase } from "../database/connection.ts"
import type { RunningServer } from "../startServer.ts"

/** Queries a server's database directly. */
export const askDatabase = (
  { database }: Pick<RunningServer, "database">,
  text: string,
): Promise<readonly Record<string, unknown>[]> =>
  Effect.gen(function* () {
    const found = yield* openDatabase(database, "no")
    return yield* PgClient.PgClient.use((sql) => sql.unsafe<Record<string, unknown>>(text)).pipe(
      Effect.provide(connect(found)),
    )
  }).pipe(Effect.scoped, Effect.runPromise)

/** Every row of every table as text, to search for data that must not be there. */
export const everythingIn = async (server: Pick<RunningServer, "database">): Promise<string> => {
  const tables = await askDatabase(server, "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'")
  const rows = await Promise.all(
    tables.map(({ name }) =>
      askDatabase(server, `SELECT '${String(name)}' AS table, t::text AS row FROM "${String(name)}" AS t`),
    ),
  )
  return rows
    .flat()
    .map((row) => JSON.stringify(row))
    .join("\n")
}
