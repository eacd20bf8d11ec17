import type { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import type { peopleClient } from "./peopleClient.ts"

/** Makes a call while a customer is locked. Once the call waits for the lock, changes the database and releases it. */
export const whileLocked = async <A>(
  { sql: inDatabase }: Pick<ReturnType<typeof peopleClient>, "sql">,
  customerId: string,
  call: () => Promise<A>,
  change: (sql: PgClient.PgClient) => Effect.Effect<unknown, SqlError>,
): Promise<A> => {
  const answer = await inDatabase((sql) => {
    const waiting = sql`SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))`
    return sql.withTransaction(
      Effect.gen(function* () {
        yield* sql`SELECT 1 FROM customer WHERE id = ${customerId} FOR UPDATE`
        const called = call()
        for (let round = 0; (yield* waiting).length === 0; round += 1) {
          if (round > 1500) return yield* Effect.die(new Error("the call does not wait for the customer's lock"))
          yield* Effect.sleep(20)
        }
        yield* change(sql)
        // In an array: a bare promise would be awaited before the lock is released.
        return [called] as const
      }),
    )
  })
  return answer[0]
}
