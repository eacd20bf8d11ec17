import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { accounts } from "./migrations/accounts.ts"
import { busyKitchens } from "./migrations/busyKitchens.ts"
import { catalogue } from "./migrations/catalogue.ts"
import { defaultAddress } from "./migrations/defaultAddress.ts"
import { delayEnds } from "./migrations/delayEnds.ts"
import { devices } from "./migrations/devices.ts"
import { discounts } from "./migrations/discounts.ts"
import { first } from "./migrations/first.ts"
import { kitchenQueue } from "./migrations/kitchenQueue.ts"
import { kitchenStream } from "./migrations/kitchenStream.ts"
import { limits } from "./migrations/limits.ts"
import type { Migration } from "./migrations/Migration.ts"
import { oneReportPerLog } from "./migrations/oneReportPerLog.ts"
import { orders } from "./migrations/orders.ts"
import { ordersByTime } from "./migrations/ordersByTime.ts"
import { organisationApproval } from "./migrations/organisationApproval.ts"
import { organisations } from "./migrations/organisations.ts"
import { passkeys } from "./migrations/passkeys.ts"
import { passwordRepeats } from "./migrations/passwordRepeats.ts"
import { paymentAnswers } from "./migrations/paymentAnswers.ts"
import { paymentMoves } from "./migrations/paymentMoves.ts"
import { people } from "./migrations/people.ts"
import { problemReports } from "./migrations/problemReports.ts"
import { textStops } from "./migrations/textStops.ts"
import { usesCountedAs } from "./migrations/usesCountedAs.ts"
import { verifiedEmail } from "./migrations/verifiedEmail.ts"

const migrations: readonly Migration[] = [
  first,
  catalogue,
  people,
  accounts,
  discounts,
  orders,
  organisations,
  busyKitchens,
  kitchenQueue,
  kitchenStream,
  paymentMoves,
  limits,
  defaultAddress,
  devices,
  textStops,
  organisationApproval,
  verifiedEmail,
  passkeys,
  problemReports,
  ordersByTime,
  oneReportPerLog,
  passwordRepeats,
  usesCountedAs,
  delayEnds,
  paymentAnswers,
]

const lockNumber = 73_032

/** Runs `work` in a transaction under an advisory lock, so that only one server at a time migrates or seeds. */
export const withSchemaLock = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  PgClient.PgClient.use((sql) =>
    sql.withTransaction(Effect.andThen(sql`SELECT pg_advisory_xact_lock(${lockNumber})`, work)),
  )

/** Runs the pending migrations. */
export const migrate = withSchemaLock(
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
