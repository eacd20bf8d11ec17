import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { marketOf } from "@skorpe/core/domain/market"
import { Clock, Effect, Exit, Layer, References, Scope } from "effect"
import { HttpRouter } from "effect/http"
import type { Server } from "node:http"
import type { FoundDatabase } from "../database/connection.ts"
import { makeListener } from "../http/listener.ts"
import { moveRound, paymentRound } from "../payments/paymentRounds.ts"
import { serverRoutes } from "../routes.ts"
import type { ServerOptions } from "../serverOptions.ts"
import { serverServices } from "../services.ts"
import { type Answered, type ArrivingCall, callServer } from "./plainCall.ts"

export const staffKey = "the staff of a simulation"

/** The shop's server in this process, in a simulated time. */
export interface SimulatedServer {
  readonly call: (call: ArrivingCall) => Promise<Answered>
  /** Runs one round of the background work of payments. */
  readonly round: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The server as `startServer` assembles it, without the loops that run in real time. */
const layerOf = (options: ServerOptions, found: FoundDatabase, keep: (server: Server) => void) => {
  const http = NodeHttpServer.layer(
    () => {
      const server = makeListener(marketOf(options.market))
      keep(server)
      return server
    },
    { port: 0 },
  )
  return HttpRouter.serve(serverRoutes(options), { disableLogger: true, disableListenLog: true }).pipe(
    Layer.provideMerge(http),
    Layer.provideMerge(serverServices(options, found, staffKey)),
  )
}

/** Starts the server on a database. Its own waits never end: the simulation decides when background work runs. */
export const openServer = async (
  clockOfRun: Clock.Clock,
  options: ServerOptions,
  found: FoundDatabase,
): Promise<SimulatedServer> => {
  const scope = Scope.makeUnsafe()
  const servers: Server[] = []
  const clock = Object.assign(clockOfRun, { sleep: () => Effect.never })
  const inTime = <A, E>(work: Effect.Effect<A, E>) =>
    Effect.runPromise(
      work.pipe(Effect.provideService(Clock.Clock, clock), Effect.provideService(References.MinimumLogLevel, "None")),
    )
  const services = await inTime(
    Layer.build(layerOf(options, found, (one) => servers.push(one))).pipe(Scope.provide(scope)),
  ).catch(async (fault: unknown) => {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    throw fault
  })
  const [server] = servers
  if (server === undefined) throw new Error("the server made no listener")
  return {
    call: (call) => callServer(server, call),
    round: () => inTime(Effect.andThen(paymentRound, moveRound).pipe(Effect.provide(services))),
    close: () => Effect.runPromise(Scope.close(scope, Exit.void)),
  }
}
