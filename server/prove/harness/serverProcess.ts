import { startServer } from "../../src/startServer.ts"
import { sampleStores } from "../../src/testing/sampleStores.ts"

/** A server process to be killed: takes its options as its first argument, prints its URL, and ends with its parent. */
const server = await startServer({ orderLimits: null, ...JSON.parse(process.argv[2] ?? "{}"), stores: sampleStores })
process.stdin.on("end", () => process.exit()).resume()
const { url, staffKey, database } = server
process.stdout.write(`${JSON.stringify({ url, staffKey, database })}\n`)
