import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted, Schedule, type Scope } from "effect"
import { layer as reactivityLayer } from "effect/reactivity/Reactivity"
import type { SqlError } from "effect/sql/SqlError"
import { createHash, randomBytes } from "node:crypto"
import type { StartFailure } from "./startFailure.ts"

/** A database's initial contents: `fill` writes them, `key` identifies them. */
export interface Contents {
  readonly key: string
  readonly fill: Effect.Effect<unknown, SqlError | StartFailure, PgClient.PgClient>
}

/** The environment variable with a test run's id. The run's databases share templates, which it drops at its end. */
export const templateRunVariable = "SKORPE_TEST_TEMPLATES"

/** The prefix of the names of a test run's template databases. */
export const templatePrefix = (run: string): string => `skorpe_template_${run}_`

/** Opens a single connection. */
export const connectOnce = (config: PgClient.PgClientConfig) =>
  PgClient.makeClient(config).pipe(Effect.provide(reactivityLayer))

/** Creates a database for one test on the shared PostgreSQL at `url`, and drops it when the scope closes. */
export const openFresh = (
  url: string,
  contents: Contents | null,
): Effect.Effect<PgClient.PgPoolConfig, SqlError | StartFailure, Scope.Scope> =>
  Effect.gen(function* () {
    const run = process.env[templateRunVariable]
    const fresh = `skorpe_test_${randomBytes(8).toString("hex")}`
    const admin = yield* connectOnce({ url: Redacted.make(url) })
    const source = contents === null || !run ? "" : yield* fromTemplate(admin, url, run, contents)
    yield* Effect.acquireRelease(admin.unsafe(`CREATE DATABASE ${fresh}${source}`), () =>
      Effect.ignore(Effect.andThen(untilLeft(admin, fresh), admin.unsafe(`DROP DATABASE ${fresh} WITH (FORCE)`))),
    )
    return { url: Redacted.make(databaseAt(url, fresh)), maxConnections: 12 }
  })

/** Waits up to 200 ms for ending sessions to close: each open one costs the DROP about 100 ms. */
const untilLeft = (admin: PgClient.PgClient, database: string) =>
  Effect.repeat(admin`SELECT 1 FROM pg_stat_activity WHERE datname = ${database}`, {
    until: (rows) => rows.length === 0,
    schedule: Schedule.spaced(5),
    times: 40,
  })

const databaseAt = (url: string, database: string): string => {
  const own = new URL(url)
  own.pathname = `/${database}`
  return own.href
}

const lockNumber = 73_033

/** Makes the template database if it is missing. FILE_COPY is faster than the default, which logs every page (WAL). */
const fromTemplate = Effect.fnUntraced(function* (
  admin: PgClient.PgClient,
  url: string,
  run: string,
  { key, fill }: Contents,
) {
  const name = templatePrefix(run) + createHash("sha256").update(key).digest("hex").slice(0, 16)
  const draft = `${name}_draft`
  const isThere = Effect.map(admin`SELECT 1 FROM pg_database WHERE datname = ${name}`, (rows) => rows.length > 0)
  const make = Effect.gen(function* () {
    if (yield* isThere) return
    yield* admin.unsafe(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`)
    yield* admin.unsafe(`CREATE DATABASE ${draft}`)
    const client = connectOnce({ url: Redacted.make(databaseAt(url, draft)) })
    yield* Effect.scoped(Effect.flatMap(client, (sql) => Effect.provideService(fill, PgClient.PgClient, sql)))
    // The rename publishes the template only when it is complete.
    yield* admin.unsafe(`ALTER DATABASE ${draft} RENAME TO ${name}`)
  })
  if (!(yield* isThere)) {
    yield* admin`SELECT pg_advisory_lock(${lockNumber})`
    yield* Effect.ensuring(make, Effect.ignore(admin`SELECT pg_advisory_unlock(${lockNumber})`))
  }
  return ` TEMPLATE ${name} STRATEGY FILE_COPY`
})
