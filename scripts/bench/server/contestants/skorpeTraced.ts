import { startServer } from "@skorpe/server"
import { takePart } from "../contestant.ts"
import { fromNoon } from "../noon.ts"

/** Our server beside another one on the same database, with a collector of traces that SKORPE_BENCH_COLLECTOR names. */
const url = process.env["SKORPE_BENCH_COLLECTOR"]
const socketFolder = process.env["SKORPE_BENCH_SOCKET"]
if (url === undefined || socketFolder === undefined) throw new Error("the bench names a collector and a database")
const server = await startServer({
  market: "no",
  port: 0,
  database: { _tag: "Socket", socketFolder, database: "skorpe" },
  kitchen: "manual",
  staffKey: "a-key-for-the-bench",
  clock: fromNoon(),
  orderLimits: null,
  collector: url === "none" ? undefined : { url },
})
takePart({ port: server.port, socketFolder }, server.close)
