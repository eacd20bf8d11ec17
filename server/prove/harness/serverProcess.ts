import { startServer } from "../../src/startServer.ts"
import { patientCapacity } from "../../src/testing/patientCapacity.ts"
import { sampleStores } from "../../src/testing/sampleStores.ts"

/** A server process to be killed: takes its options as its first argument, prints its URL, and ends with its parent. */
const options = { orderLimits: null, capacity: patientCapacity, ...JSON.parse(process.argv[2] ?? "{}") }
const server = await startServer({ ...options, stores: sampleStores })
process.stdin.on("end", () => process.exit()).resume()
const { url, staffKey, database } = server
process.stdout.write(`${JSON.stringify({ url, staffKey, database })}\n`)
