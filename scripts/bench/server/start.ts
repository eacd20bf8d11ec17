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

/** The program of `npm start`, and the source that it is built from. */
const bundle = "dist/main.js"
const source = "src/main.ts"

/** Milliseconds from the start of the process to its first successful response. Then stops the server gracefully. */
const startServer = async (program: string): Promise<number> => {
  const began = performance.now()
  const running = await runServer(program)
  const took = performance.now() - began
  await running.stop()
  return took
}

/** A server's start-up time to its first successful response, with existing data, beside an empty Node program. */
export const benchStart = async (): Promise<void> => {
  // Creates the data on the first run.
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
