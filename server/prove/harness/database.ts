import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, ManagedRuntime } from "effect"
import { connect, type DatabaseChoice, openDatabase } from "../../src/database/connection.ts"

/** Looks straight into a database, past the server that is being judged. */
export const lookInto = (choice: DatabaseChoice) => {
  const runtime = ManagedRuntime.make(Layer.unwrap(Effect.map(openDatabase(choice, "no"), connect)))
  return {
    /** The rows of a question, each as the caller says that it looks. */
    ask: <Row extends object>(question: string): Promise<readonly Row[]> =>
      runtime.runPromise(PgClient.PgClient.use((sql) => sql.unsafe<Row>(question))),
    close: () => runtime.dispose(),
  }
}
