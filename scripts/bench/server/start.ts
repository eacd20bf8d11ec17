import { spawn } from "node:child_process"
import { once } from "node:events"
import { buildServer } from "../../build/server.ts"
import { report } from "../measure.ts"
import { startContestant } from "./contestant.ts"
import { inTurn } from "./rounds.ts"
import { runServer } from "./runServer.ts"

const elapsed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** What `npm start` runs, and what it was built from. */
const bundle = "dist/main.js"
const source = "src/main.ts"

/** From the start of the process to its first good answer, in milliseconds; afterwards it is stopped in peace. */
const startServer = async (program: string): Promise<number> => {
  const began = performance.now()
  const running = await runServer(program)
  const took = performance.now() - began
  await running.stop()
  return took
}

/** How long a server needs to its first good answer, its PostgreSQL and data being there, beside a Node that does nothing. */
export const benchStart = async (): Promise<void> => {
  // Makes the data, if this machine never had any.
  await (await startContestant("skorpe")).stop()
  await buildServer()
  await startServer(bundle)
  await startServer(source)
  const rounds = await inTurn(7, {
    bundle: () => startServer(bundle),
    source: () => startServer(source),
    node: () => elapsed(() => once(spawn(process.execPath, ["-e", "0"], { stdio: "ignore" }), "exit")),
  })
  report("the bundle (npm start) to its first good /api/health", `${rounds.of("bundle").toFixed(0)} ms`)
  report("from source (npm run dev), the same", `${rounds.of("source").toFixed(0)} ms`)
  report("a Node that does nothing, start to end", `${rounds.of("node").toFixed(0)} ms`)
  report("ratio of the bundle", rounds.ratio("bundle", "node"))
}
