import { enableCompileCache } from "node:module"
import { join } from "node:path"
import { startEarly } from "./database/startEarly.ts"
import { StartFailure } from "./database/startFailure.ts"
import { readOptions } from "./readOptions.ts"
import type { ServerOptions } from "./serverOptions.ts"

/** Runs a server with its options until it is stopped. */
type Run = (options: ServerOptions) => Promise<void>

/**
 * Starts PostgreSQL while the rest of the server's code loads, then runs it; a failure is printed as a sentence. A compile
 * cache saves half of the time that loading takes. `check` throws before anything starts.
 */
export const startMain = (load: () => Promise<Run>, check: () => void = () => undefined): void => {
  const main = async (): Promise<void> => {
    check()
    enableCompileCache(join(import.meta.dirname, "../../node_modules/.cache/compiled"))
    const options = readOptions(process.env)
    const databaseReady = await startEarly(options)
    const run = await load()
    await databaseReady()
    await run(options)
  }
  main().catch((problem: unknown) => {
    console.error(problem instanceof StartFailure ? `\n${problem.message}\n` : problem)
    if (problem instanceof StartFailure && problem.cause !== undefined) console.error(problem.cause)
    process.exit(1)
  })
}
