import { fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"

/** A server that takes part in a measurement, in a process of its own. */
export interface Contestant {
  readonly port: number
  /** The folder of its database's socket, when it has a database. */
  readonly socketFolder: string | null
  readonly stop: () => Promise<void>
}

/** What a contestant's process says once it answers. */
export type Ready = Pick<Contestant, "port" | "socketFolder">

/** Starts one of `contestants/`; SKORPE_PROFILE writes a profile of its processor time to that folder. */
export const startContestant = async (name: "skorpe" | "bareQuote" | "fastifyMenu"): Promise<Contestant> => {
  const folder = process.env["SKORPE_PROFILE"]
  const child = fork(join(import.meta.dirname, "contestants", `${name}.ts`), {
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
    stop: async () => {
      child.disconnect()
      await ended
    },
  }
}

/** Says that this process answers, and ends it when whoever started it is done. */
export const takePart = (ready: Ready, close: () => Promise<void>): void => {
  process.on("disconnect", () => void close().then(() => process.exit(0)))
  process.send?.(ready)
}
