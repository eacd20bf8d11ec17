import { spawn } from "node:child_process"
import { once } from "node:events"
import { request } from "node:http"
import { resolve } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { buildServer } from "../../build/server.ts"
import { report } from "../measure.ts"
import { startContestant } from "./contestant.ts"
import { benchData } from "./benchData.ts"
import { inTurn } from "./rounds.ts"

const port = 18_990
const server = resolve(import.meta.dirname, "../../../server")

const isWell = () =>
  new Promise<boolean>((done) => {
    const asked = request({ port, path: "/api/health", agent: false }, (answer) => {
      answer.resume()
      done(answer.statusCode === 200)
    })
    asked.on("error", () => done(false)).end()
  })

const elapsed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** What `npm start` runs, and what it was built from. */
const bundle = "dist/main.js"
const source = "src/main.ts"

/** From the start of the process to its first good answer; afterwards it is stopped in peace. */
const startServer = async (program: string): Promise<number> => {
  const settings = {
    MARKET: "no",
    PORT: String(port),
    SKORPE_DATA: benchData,
    SKORPE_KITCHEN: "manual",
    DATABASE_URL: "",
  }
  const began = performance.now()
  const running = spawn(process.execPath, [resolve(server, program)], {
    stdio: "ignore",
    env: { ...process.env, ...settings },
  })
  const ended = once(running, "exit")
  while (!(await isWell())) {
    if (running.exitCode !== null) throw new Error(`the server ended with ${running.exitCode}`)
    await sleep(5)
  }
  const took = performance.now() - began
  running.kill("SIGTERM")
  await ended
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
