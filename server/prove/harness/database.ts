import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, ManagedRuntime } from "effect"
import { connect, type DatabaseChoice, openDatabase } from "../../src/database/connection.ts"

/** Queries a database directly, past the server under test. */
export const lookInto = (choice: DatabaseChoice) => {
  const runtime = ManagedRuntime.make(Layer.unwrap(Effect.map(openDatabase(choice, "no"), connect)))
  return {
    /** The rows of a query, typed by the caller. */
    ask: <Row extends object>(question: string): Promise<readonly Row[]> =>
      runtime.runPromise(PgClient.PgClient.use((sql) => sql.unsafe<Row>(question))),
    close: () => runtime.dispose(),
  }
}
