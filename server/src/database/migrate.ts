import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { accounts } from "./migrations/accounts.ts"
import { busyKitchens } from "./migrations/busyKitchens.ts"
import { catalogue } from "./migrations/catalogue.ts"
import { discounts } from "./migrations/discounts.ts"
import { first } from "./migrations/first.ts"
import { orders } from "./migrations/orders.ts"
import { organisations } from "./migrations/organisations.ts"
import { people } from "./migrations/people.ts"

/** A step of the database's shape; once shipped it is never edited, only followed by another. */
export interface Migration {
  readonly name: string
  readonly statements: readonly string[]
}

const migrations: readonly Migration[] = [
  first,
  catalogue,
  people,
  accounts,
  discounts,
  orders,
  organisations,
  busyKitchens,
]

const lockNumber = 73_032

/** Runs `work` in one transaction in which no other server changes the shape or the seed of the database. */
export const alone = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  PgClient.PgClient.use((sql) =>
    sql.withTransaction(Effect.andThen(sql`SELECT pg_advisory_xact_lock(${lockNumber})`, work)),
  )

/** Brings the database to the shape that this server needs. */
export const migrate = alone(
  Effect.gen(function* () {
    const sql = yield* PgClient.PgClient
    yield* sql`CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())`
    const done = yield* sql<{ readonly name: string }>`SELECT name FROM migration`
    const names = new Set(done.map(({ name }) => name))
    for (const { name, statements } of migrations) {
      if (names.has(name)) continue
      for (const statement of statements) yield* sql.unsafe(statement)
      yield* sql`INSERT INTO migration (name) VALUES (${name})`
    }
  }),
)
