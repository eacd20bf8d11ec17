import { spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import type { ServerOptions } from "../../src/serverOptions.ts"
import type { RunningServer } from "../../src/startServer.ts"

const program = fileURLToPath(new URL("./serverProcess.ts", import.meta.url))

/** A server in its own process. */
export interface SpawnedServer extends Pick<RunningServer, "url" | "staffKey" | "database"> {
  /** Everything it has written so far to stdout and stderr. */
  readonly written: () => string
  /** Kills it with SIGKILL, like a power cut, and waits until it is gone. */
  readonly kill: () => Promise<void>
}

/** Starts a server with the test stores in its own process; fails with its output. */
export const spawnServer = async (
  options: Pick<ServerOptions, "database"> & Partial<ServerOptions>,
): Promise<SpawnedServer> => {
  const all = { market: "no", port: 0, kitchen: "manual", ...options }
  const child = spawn(process.execPath, [program, JSON.stringify(all)], { stdio: "pipe" })
  const gone = once(child, "exit")
  let written = ""
  child.stderr.on("data", (text: Buffer) => (written += text.toString()))
  const told = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (text: Buffer) => {
      written += text.toString()
      if (written.includes("\n")) resolve(written)
    })
    child.once("exit", (code) => reject(new Error(`a server ended with ${code}: ${written}`)))
  })
  const line = told.split("\n").find((one) => one.startsWith("{")) ?? "{}"
  return {
    ...(JSON.parse(line) as Pick<SpawnedServer, "url" | "staffKey" | "database">),
    written: () => written.replace(line, ""),
    kill: async () => {
      child.kill("SIGKILL")
      await gone
    },
  }
}
