import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted, type Scope } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import type { MarketId } from "@skorpe/core/domain/market"
import { databaseUser, startCluster } from "./cluster.ts"
import { placeCluster } from "./dataFolder.ts"
import { connectOnce, type Contents, openFresh } from "./freshDatabase.ts"
import { keepCluster } from "./keepCluster.ts"
import { StartFailure } from "./startFailure.ts"
import { startThrowAwayCluster } from "./throwAway.ts"

/** Which PostgreSQL to use. */
export type DatabaseChoice =
  /** The built-in one. `folder` is SKORPE_DATA; without it, the market's folder in the repository. */
  | { readonly _tag: "Embedded"; readonly folder?: string | undefined }
  /** A temporary cluster; or, if SKORPE_TEST_DATABASE_URL is set, a temporary database on that server. */
  | { readonly _tag: "ThrowAway" }
  /** Any PostgreSQL. Several servers may share it. */
  | { readonly _tag: "Url"; readonly url: string }
  /** A database of a running cluster, reached by its socket. */
  | { readonly _tag: "Socket"; readonly socketFolder: string; readonly database: string }

/** A running database, and how to connect to it. */
export interface FoundDatabase {
  readonly config: PgClient.PgPoolConfig
  /** The folder of the data and the local secrets; `null` if the data is temporary or elsewhere. */
  readonly folder: string | null
}

/** Connections to a database whose server listens in `socketFolder`. */
const socketConfig = (socketFolder: string, database: string): PgClient.PgPoolConfig => ({
  host: socketFolder,
  port: 5432,
  username: databaseUser,
  database,
  maxConnections: 20,
})

const name = "skorpe"

const attempt = <A>(work: () => Promise<A>): Effect.Effect<A, StartFailure> =>
  Effect.tryPromise({
    try: work,
    catch: (problem) => (problem instanceof StartFailure ? problem : new StartFailure(String(problem))),
  })

/**
 * Finds or starts the chosen database for the lifetime of the scope. On SKORPE_TEST_DATABASE_URL the new database is
 * copied from a template with `contents`.
 */
export const openDatabase = (
  choice: DatabaseChoice,
  market: MarketId,
  contents: Contents | null = null,
): Effect.Effect<FoundDatabase, StartFailure | SqlError, Scope.Scope> => {
  switch (choice._tag) {
    case "Url":
      return Effect.succeed({ config: { url: Redacted.make(choice.url), maxConnections: 12 }, folder: null })
    case "Socket":
      return Effect.succeed({ config: socketConfig(choice.socketFolder, choice.database), folder: null })
    case "ThrowAway": {
      const url = process.env["SKORPE_TEST_DATABASE_URL"]
      return url ? Effect.map(openFresh(url, contents), (config) => ({ config, folder: null })) : openThrowAway
    }
    case "Embedded":
      return openEmbedded(market, choice.folder)
  }
}

const openThrowAway = Effect.gen(function* () {
  const cluster = yield* Effect.acquireRelease(attempt(startThrowAwayCluster), ({ remove }) => Effect.promise(remove))
  yield* createDatabase(yield* connectOnce(socketConfig(cluster.socketFolder, "postgres")))
  return { config: socketConfig(cluster.socketFolder, name), folder: null }
})

const openEmbedded = Effect.fnUntraced(function* (market: MarketId, wanted: string | undefined) {
  const place = yield* attempt(() => placeCluster(market, wanted))
  const { client, postmaster } = yield* keepCluster({
    place,
    start: attempt(() => startCluster(place)),
    connect: ({ socketFolder }) => connectOnce(socketConfig(socketFolder, "postgres")),
  })
  yield* createDatabase(client)
  return { config: socketConfig(postmaster.socketFolder, name), folder: place.folder }
})

const createDatabase = Effect.fnUntraced(function* (client: PgClient.PgClient) {
  const found = yield* client`SELECT 1 FROM pg_database WHERE datname = ${name}`
  if (found.length === 0) yield* client.unsafe(`CREATE DATABASE ${name}`)
})

/** A connection pool to the database. */
export const connect = (found: FoundDatabase) => PgClient.layer(found.config)
