import { fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { benchData } from "./benchData.ts"

/** A measured server in its own process. */
export interface Contestant {
  readonly port: number
  /** The folder of its database's socket; `null` without a database. */
  readonly socketFolder: string | null
  /** The process's id. */
  readonly pid: number
  readonly stop: () => Promise<void>
}

/** A contestant's message when it is ready. */
export type Ready = Pick<Contestant, "port" | "socketFolder">

/**
 * Starts one of `contestants/`, or the one of another checkout, which has its own data. If SKORPE_PROFILE names a folder,
 * a CPU profile is written to it.
 */
export const startContestant = async (
  name: "skorpe" | "skorpeTraced" | "collector" | "bareQuote" | "fastifyMenu",
  checkout?: string,
): Promise<Contestant> => {
  const folder = process.env["SKORPE_PROFILE"]
  const from = checkout === undefined ? import.meta.dirname : join(checkout, "scripts/bench/server")
  const child = fork(join(from, "contestants", `${name}.ts`), {
    env: { ...process.env, SKORPE_BENCH_DATA: checkout === undefined ? benchData : join(checkout, ".skorpe/bench") },
    execArgv:
      folder === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${folder}`, `--cpu-prof-name=${name}.cpuprofile`],
  })
  const ended = once(child, "exit")
  const [ready] = (await Promise.race([
    once(child, "message"),
    ended.then(() => Promise.reject(new Error(`${name} did not start`))),
  ])) as [Ready]
  return {
    ...ready,
    pid: child.pid ?? 0,
    stop: async () => {
      child.disconnect()
      await ended
    },
  }
}

/** Reports that this process is ready, and exits when its parent is done. */
export const takePart = (ready: Ready, close: () => Promise<void>): void => {
  process.on("disconnect", () => void close().then(() => process.exit(0)))
  process.send?.(ready)
}
