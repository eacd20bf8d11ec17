import type { ServerOptions } from "../src/serverOptions.ts"
import { type RunningServer, startServer } from "../src/startServer.ts"
import { openStandIn, type StandIn } from "./standIn.ts"

/** A server whose card payments are simulated. */
interface Simulated extends RunningServer {
  readonly standIn: StandIn
}

/** Starts a server with a stand-in for the card provider beside it. */
export const startWithStandIn = async (
  options: ServerOptions,
  more: Partial<Parameters<typeof openStandIn>[0]> = {},
): Promise<Simulated> => {
  let url = `http://localhost:${options.port}`
  const standIn = openStandIn({ shop: () => url, ...more })
  try {
    const server = await startServer({ ...options, adyen: standIn.settings, beside: standIn.beside })
    url = server.url
    const close = async () => {
      standIn.close()
      await server.close()
    }
    return { ...server, close, standIn }
  } catch (problem) {
    standIn.close()
    throw problem
  }
}
