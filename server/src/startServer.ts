// oxlint-disable-next-line import/no-unassigned-import -- compiles schemas from here on, which makes them twice as fast
import "effect/schema/SchemaJITCompiler/enable"
import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { marketOf } from "@skorpe/core/domain/market"
import { Cause, Context, Effect, Exit, Layer, Redacted, Scope } from "effect"
import { HttpMiddleware, HttpRouter, HttpServer } from "effect/http"
import { accountWork } from "./accounts/accountWork.ts"
import { type DatabaseChoice, type FoundDatabase, openDatabase } from "./database/connection.ts"
import { explainStart } from "./explainStart.ts"
import { Closing } from "./http/Closing.ts"
import { namedForLog } from "./http/endpointsAt.ts"
import { makeListener } from "./http/listener.ts"
import { automaticKitchen } from "./kitchen/automaticKitchen.ts"
import { paymentRounds } from "./payments/paymentRounds.ts"
import { serverRoutes } from "./routes.ts"
import type { ServerOptions } from "./serverOptions.ts"
import { contentsOf, serverServices, version } from "./services.ts"
import { localStaffKey } from "./staff/staffKey.ts"

/** A server that accepts calls. */
export interface RunningServer {
  readonly url: string
  readonly port: number
  readonly staffKey: string
  /** How a second server connects to the same database. */
  readonly database: DatabaseChoice
  /** Finishes accepted calls, ends streams, and stops what the server started. */
  readonly close: () => Promise<void>
}

/** Starts a server and everything it needs; fails with a `StartFailure` whose message is for people. */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const scope = Scope.makeUnsafe()
  const started = await Effect.runPromiseExit(Scope.provide(start(options), scope))
  if (Exit.isFailure(started)) {
    await Effect.runPromise(Scope.close(scope, started))
    throw explainStart(Cause.squash(started.cause), options)
  }
  const { closing, ...server } = started.value
  return {
    ...server,
    close: () => Effect.runPromise(Effect.andThen(closing, Scope.close(scope, Exit.void))),
  }
}

const start = Effect.fnUntraced(function* (options: ServerOptions) {
  const found = yield* openDatabase(options.database, options.market, contentsOf(options))
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

const reachable = ({ config }: FoundDatabase, chosen: DatabaseChoice): DatabaseChoice => {
  if (config.url !== undefined) return { _tag: "Url", url: Redacted.value(config.url) }
  return config.host !== undefined && config.database !== undefined
    ? { _tag: "Socket", socketFolder: config.host, database: config.database }
    : chosen
}

/** Without a collector no span is made, nothing is sent, and the code for it is not loaded. */
const watching = ({ collector, market }: ServerOptions) =>
  collector === undefined
    ? Layer.empty
    : Layer.unwrap(
        Effect.map(
          Effect.promise(() => import("./watching/openTelemetry.ts")),
          ({ openTelemetry }) => openTelemetry(collector, { version, market }),
        ),
      )

/** Names the span of a call by its route: its address may hold a phone number or a token. */
const spansByRoute = Layer.succeed(HttpMiddleware.SpanNameGenerator, ({ method, url }) => namedForLog(method, url))

const serverLayer = (options: ServerOptions, found: FoundDatabase, staffKey: string) => {
  const kitchen = options.kitchen === "auto" ? automaticKitchen((options.pace ?? 8) * 1000) : Layer.empty
  const http = NodeHttpServer.layer(() => makeListener(marketOf(options.market)), {
    port: options.port,
    gracefulShutdownTimeout: "5 seconds",
  })
  return HttpRouter.serve(serverRoutes(options), {
    disableLogger: true,
    disableListenLog: true,
    // A searched address may be long, and longer when it is percent-encoded.
    routerConfig: { maxParamLength: 1500 },
  }).pipe(
    Layer.merge(accountWork),
    Layer.provideMerge(http),
    Layer.merge(kitchen),
    Layer.merge(paymentRounds(options.paymentPause ?? 1000)),
    Layer.provideMerge(serverServices(options, found, staffKey)),
    Layer.provide(spansByRoute),
    Layer.provideMerge(watching(options)),
  )
}
