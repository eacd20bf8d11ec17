import { startServer } from "../../src/startServer.ts"
import { sampleStores } from "../../src/testing/sampleStores.ts"

/** A server to be killed: started with the options of its first argument, it says where it is and ends with its parent. */
const server = await startServer({ ...JSON.parse(process.argv[2] ?? "{}"), stores: sampleStores })
process.stdin.on("end", () => process.exit()).resume()
const { url, staffKey, database } = server
process.stdout.write(`${JSON.stringify({ url, staffKey, database })}\n`)
