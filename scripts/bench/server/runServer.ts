import { spawn } from "node:child_process"
import { once } from "node:events"
import { request } from "node:http"
import { resolve } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { benchData } from "./benchData.ts"

/** Where a server of a bench runs: its checkout, its port and its data. */
export interface ServerPlace {
  readonly checkout: string
  readonly port: number
  readonly data: string
}

const here: ServerPlace = { checkout: resolve(import.meta.dirname, "../../.."), port: 18_990, data: benchData }

/** A server as `npm start` runs it, in its own process, on the benches' data. */
export interface RunningServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

const isWell = (port: number) =>
  new Promise<boolean>((done) => {
    const asked = request({ port, path: "/api/health", agent: false }, (answer) => {
      answer.resume()
      done(answer.statusCode === 200)
    })
    asked.on("error", () => done(false)).end()
  })

/** Starts a program of a checkout's server folder, with `more` settings, and waits until its health check succeeds. */
export const runServer = async (
  program: string,
  more: Readonly<Record<string, string>> = {},
  { checkout, port, data }: ServerPlace = here,
): Promise<RunningServer> => {
  const settings = {
    MARKET: "no",
    PORT: String(port),
    SKORPE_DATA: data,
    SKORPE_KITCHEN: "manual",
    DATABASE_URL: "",
    ...more,
  }
  const running = spawn(process.execPath, [resolve(checkout, "server", program)], {
    stdio: "ignore",
    env: { ...process.env, ...settings },
  })
  const ended = once(running, "exit")
  while (!(await isWell(port))) {
    if (running.exitCode !== null) throw new Error(`the server exited with ${running.exitCode}`)
    await sleep(5)
  }
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      running.kill("SIGTERM")
      await ended
    },
  }
}
