import type { ServerOptions } from "../serverOptions.ts"
import { startServer } from "../startServer.ts"
import { patientCapacity } from "./patientCapacity.ts"
import { sampleStores } from "./sampleStores.ts"

/**
 * A Norwegian server with the sample stores, in this process, on a throw-away database unless `more` names one; any
 * number of orders, and a kitchen that waits for reports.
 */
export const startSampleServer = (more: Partial<ServerOptions> = {}) =>
  startServer({
    market: "no",
    port: 0,
    database: { _tag: "ThrowAway" },
    kitchen: "manual",
    stores: sampleStores,
    orderLimits: null,
    capacity: patientCapacity,
    ...more,
  })
