import type { ServerOptions } from "../../src/serverOptions.ts"
import { startServer } from "../../src/startServer.ts"
import { sampleStores } from "../../src/testing/sampleStores.ts"

/** A server of Norway with the sample stores, in this process, on a database that is gone afterwards. */
export const startSampleServer = (more: Partial<ServerOptions> = {}) =>
  startServer({
    market: "no",
    port: 0,
    database: { _tag: "ThrowAway" },
    kitchen: "manual",
    stores: sampleStores,
    ...more,
  })
