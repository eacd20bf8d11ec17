import { Effect } from "effect"
import { inDatabase } from "./inDatabase.ts"
import type { RunningServer } from "../startServer.ts"

/** Runs work while the database blocks all writes of orders for two seconds, so that the server logs a slow call. */
export const whileOrdersWait = async <A>(
  { database }: Pick<RunningServer, "database">,
  work: () => Promise<A>,
): Promise<A> => {
  const held = Promise.withResolvers<void>()
  const locked = inDatabase(database, (sql) =>
    sql.withTransaction(
      sql`LOCK TABLE orders IN EXCLUSIVE MODE`.pipe(
        Effect.andThen(Effect.sync(held.resolve)),
        Effect.andThen(sql`SELECT pg_sleep(2)`),
      ),
    ),
  )
  await Promise.race([held.promise, locked])
  const done = await work()
  await locked
  return done
}
