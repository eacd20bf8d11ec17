import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted, type Scope } from "effect"
import { layer as reactivityLayer } from "effect/reactivity/Reactivity"
import type { SqlError } from "effect/sql/SqlError"
import type { MarketId } from "@skorpe/core/market"
import { randomBytes } from "node:crypto"
import { databaseUser, startCluster } from "./cluster.ts"
import { placeCluster } from "./dataFolder.ts"
import { keepCluster } from "./keepCluster.ts"
import { StartFailure } from "./startFailure.ts"
import { startThrowAwayCluster } from "./throwAway.ts"

/** Which PostgreSQL to use. */
export type DatabaseChoice =
  /** The built-in one; `folder` is SKORPE_DATA, or the market's own under the repository. */
  | { readonly _tag: "Embedded"; readonly folder?: string | undefined }
  /** A built-in one that is gone afterwards; or a fresh database on the PostgreSQL of SKORPE_TEST_DATABASE_URL. */
  | { readonly _tag: "ThrowAway" }
  /** Any PostgreSQL, which several servers may share. */
  | { readonly _tag: "Url"; readonly url: string }
  /** A database of a cluster that is already running, by its socket. */
  | { readonly _tag: "Socket"; readonly socketFolder: string; readonly database: string }

/** A database that is there, and how to reach it. */
export interface FoundDatabase {
  readonly config: PgClient.PgPoolConfig
  /** The folder that holds the data and the local secrets; `null` when there is none that lasts. */
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

/** Finds or starts the chosen database, for as long as the scope lives. */
export const openDatabase = (
  choice: DatabaseChoice,
  market: MarketId,
): Effect.Effect<FoundDatabase, StartFailure | SqlError, Scope.Scope> => {
  switch (choice._tag) {
    case "Url":
      return Effect.succeed({ config: { url: Redacted.make(choice.url), maxConnections: 12 }, folder: null })
    case "Socket":
      return Effect.succeed({ config: socketConfig(choice.socketFolder, choice.database), folder: null })
    case "ThrowAway": {
      const url = process.env["SKORPE_TEST_DATABASE_URL"]
      return url ? openFresh(url) : openThrowAway
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

/** A database of its own for one test on a PostgreSQL that others use too. */
const openFresh = Effect.fnUntraced(function* (url: string) {
  const fresh = `${name}_test_${randomBytes(8).toString("hex")}`
  const client = yield* connectOnce({ url: Redacted.make(url) })
  yield* Effect.acquireRelease(client.unsafe(`CREATE DATABASE ${fresh}`), () =>
    Effect.ignore(client.unsafe(`DROP DATABASE ${fresh} WITH (FORCE)`)),
  )
  const own = new URL(url)
  own.pathname = `/${fresh}`
  return { config: { url: Redacted.make(own.href), maxConnections: 12 }, folder: null }
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

const connectOnce = (config: PgClient.PgClientConfig) =>
  PgClient.makeClient(config).pipe(Effect.provide(reactivityLayer))

const createDatabase = Effect.fnUntraced(function* (client: PgClient.PgClient) {
  const found = yield* client`SELECT 1 FROM pg_database WHERE datname = ${name}`
  if (found.length === 0) yield* client.unsafe(`CREATE DATABASE ${name}`)
})

/** A pool of connections to a database that was found. */
export const connect = (found: FoundDatabase) => PgClient.layer(found.config)
