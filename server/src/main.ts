import { enableCompileCache } from "node:module"
import { join } from "node:path"
import { startEarly } from "./database/startEarly.ts"
import { StartFailure } from "./database/startFailure.ts"
import { readOptions } from "./readOptions.ts"

/** Half of a start is reading source: what was compiled once is kept, and PostgreSQL starts meanwhile. */
const main = async (): Promise<void> => {
  enableCompileCache(join(import.meta.dirname, "../../node_modules/.cache/compiled"))
  const options = readOptions(process.env)
  const databaseReady = await startEarly(options)
  const { runServer } = await import("./runServer.ts")
  await databaseReady()
  await runServer(options)
}

main().catch((problem: unknown) => {
  console.error(problem instanceof StartFailure ? `\n${problem.message}\n` : problem)
  if (problem instanceof StartFailure && problem.cause !== undefined) console.error(problem.cause)
  process.exit(1)
})
