// oxlint-disable-next-line import/no-unassigned-import -- schemas are compiled from here on, twice as fast
import "effect/schema/SchemaJITCompiler/enable"
import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { SkorpeApi } from "@skorpe/core/api"
import { marketOf, type MarketId } from "@skorpe/core/market"
import type { StoreWithMenu } from "@skorpe/core/store"
import { menuOf, readFixtures } from "@skorpe/fixtures"
import { Cause, Context, Effect, Exit, Layer, Scope } from "effect"
import { HttpRouter, HttpServer, HttpServerError } from "effect/http"
import { HttpApiBuilder, HttpApiScalar } from "effect/http-api"
import { Catalogue } from "./catalogue/Catalogue.ts"
import { StoresHandlers } from "./catalogue/handlers.ts"
import { connect, type DatabaseChoice, type FoundDatabase, openDatabase } from "./database/connection.ts"
import { migrate } from "./database/migrate.ts"
import { seed } from "./database/seed.ts"
import { StartFailure } from "./database/startFailure.ts"
import { type Room, standardRoom } from "./http/admission.ts"
import { Closing } from "./http/Closing.ts"
import { frame } from "./http/frame.ts"
import { makeListener } from "./http/listener.ts"
import { automaticKitchen } from "./kitchen/automaticKitchen.ts"
import { KitchenHandlers } from "./kitchen/handlers.ts"
import { OrderChanges } from "./orders/OrderChanges.ts"
import { OrderNumbers } from "./orders/OrderNumbers.ts"
import { OrdersHandlers } from "./orders/handlers.ts"
import { Settings } from "./settings.ts"
import { builtShop, shopRoutes } from "./shop/routes.ts"
import { localStaffKey } from "./staffKey.ts"
import { SystemHandlers } from "./system/handlers.ts"

/** How to start a server. */
export interface ServerOptions {
  readonly market: MarketId
  /** 0 takes any free port. */
  readonly port: number
  readonly database: DatabaseChoice
  readonly kitchen: "auto" | "manual"
  /** Seconds between two reports of the automatic kitchen. */
  readonly pace?: number | undefined
  /** Opens the kitchen side; when absent, the data folder's own. */
  readonly staffKey?: string | undefined
  /** Milliseconds since 1970; the machine's clock when absent. */
  readonly clock?: (() => number) | undefined
  /** The stores to fill the database with; the market's fixtures when absent. */
  readonly stores?: readonly StoreWithMenu[] | undefined
  /** The folder of the built shop. */
  readonly shop?: string | undefined
  /** How many calls are worked on at once, and wait; the rest hears 503 at once. */
  readonly room?: Room | undefined
}

/** A server that answers. */
export interface RunningServer {
  readonly url: string
  readonly port: number
  readonly staffKey: string
  /** Reaches the same database from a second server. */
  readonly database: DatabaseChoice
  /** Finishes what it accepted, ends its streams, and stops what it started. */
  readonly close: () => Promise<void>
}

/** Starts a server and everything it needs; fails with a `StartFailure` whose message is for people. */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const scope = Scope.makeUnsafe()
  const started = await Effect.runPromiseExit(Scope.provide(start(options), scope))
  if (Exit.isFailure(started)) {
    await Effect.runPromise(Scope.close(scope, started))
    throw explain(Cause.squash(started.cause), options)
  }
  const { closing, ...server } = started.value
  return {
    ...server,
    close: () => Effect.runPromise(Effect.andThen(closing, Scope.close(scope, Exit.void))),
  }
}

const start = Effect.fnUntraced(function* (options: ServerOptions) {
  const found = yield* openDatabase(options.database, options.market)
  const staffKey = options.staffKey ?? (yield* Effect.promise(() => localStaffKey(found.folder)))
  const services = yield* Layer.build(serverLayer(options, found, staffKey))
  const { address } = Context.get(services, HttpServer.HttpServer)
  const port = "port" in address ? address.port : options.port
  return {
    url: `http://localhost:${port}`,
    port,
    staffKey,
    database: reachable(found, options.database),
    closing: Context.get(services, Closing).begin,
  }
})

const reachable = ({ config }: FoundDatabase, chosen: DatabaseChoice): DatabaseChoice =>
  config.host !== undefined && config.database !== undefined
    ? { _tag: "Socket", socketFolder: config.host, database: config.database }
    : chosen

const serverLayer = (options: ServerOptions, found: FoundDatabase, staffKey: string) => {
  const market = marketOf(options.market)
  const settings = Layer.succeed(Settings, { market, now: options.clock ?? Date.now, staffKey, version })
  const prepared = Layer.effectDiscard(
    Effect.andThen(migrate, seed(options.market, options.stores ?? fixtureStores(options.market))),
  )
  const database = prepared.pipe(Layer.provideMerge(connect(found)))
  const services = Layer.mergeAll(Catalogue.layer, OrderChanges.layer, OrderNumbers.layer, Closing.layer).pipe(
    Layer.provideMerge(database),
    Layer.provideMerge(settings),
  )
  const kitchen = options.kitchen === "auto" ? automaticKitchen((options.pace ?? 8) * 1000) : Layer.empty
  const http = NodeHttpServer.layer(makeListener, {
    port: options.port,
    gracefulShutdownTimeout: "5 seconds",
  })
  const routes = Layer.mergeAll(
    HttpApiBuilder.layer(SkorpeApi, { openapiPath: "/api/openapi.json" }).pipe(
      Layer.provide([StoresHandlers, OrdersHandlers, KitchenHandlers, SystemHandlers]),
    ),
    HttpApiScalar.layer(SkorpeApi, { path: "/docs", scalar: { withDefaultFonts: false } }),
    shopRoutes(options.shop ?? builtShop(options.market)),
    frame(options.room ?? standardRoom),
  )
  return HttpRouter.serve(routes, { disableLogger: true, disableListenLog: true }).pipe(
    Layer.provideMerge(http),
    Layer.merge(kitchen),
    Layer.provideMerge(services),
  )
}

const version = "0.1.0"

const fixtureStores = (market: MarketId): readonly StoreWithMenu[] => {
  const fixtures = readFixtures(market)
  return fixtures.stores.map((store) => ({ store, menu: menuOf(fixtures, store.id) }))
}

const explain = (problem: unknown, { port }: ServerOptions): StartFailure => {
  if (problem instanceof StartFailure) return problem
  if (problem instanceof HttpServerError.ServeError && isCode(problem.cause, "EADDRINUSE")) {
    return new StartFailure(
      `Port ${port} is in use by another program. Stop that one, or choose another with PORT=${port + 1}.`,
    )
  }
  if (problem instanceof HttpServerError.ServeError && isCode(problem.cause, "EACCES")) {
    return new StartFailure(`Port ${port} needs more rights than you have. Choose one above 1024 with PORT=8080.`)
  }
  if (problem instanceof Error && "_tag" in problem && problem._tag === "SqlError") {
    return new StartFailure(
      "The database does not answer. Is PostgreSQL running, and is DATABASE_URL right (user, password, host, name of the database)?",
    )
  }
  return new StartFailure(
    `The server could not start: ${problem instanceof Error ? problem.message : String(problem)}`,
    {
      cause: problem,
    },
  )
}

const isCode = (problem: unknown, code: string): boolean =>
  problem instanceof Error && (problem as NodeJS.ErrnoException).code === code
