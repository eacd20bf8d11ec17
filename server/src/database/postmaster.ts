import { readFile, readlink, realpath, rm } from "node:fs/promises"
import { execFile } from "node:child_process"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"

const run = promisify(execFile)

/** A ready PostgreSQL server: its process id, and the folder of its socket. */
export interface Postmaster {
  readonly pid: number
  readonly socketFolder: string
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === "EPERM"
  }
}

/** Whether process `pid` is a PostgreSQL on this data folder, and not another process with a recycled id. */
const isOurs = async (pid: number, data: string): Promise<boolean> => {
  if (!isAlive(pid)) return false
  if (process.platform === "linux") {
    const [folder, name, ours] = await Promise.all([
      readlink(`/proc/${pid}/cwd`).catch(() => ""),
      readFile(`/proc/${pid}/comm`, "utf8").catch(() => ""),
      realpath(data),
    ])
    return name.startsWith("postgres") && folder === ours
  }
  const { stdout } = await run("ps", ["-p", String(pid), "-o", "command="]).catch(() => ({ stdout: "" }))
  return stdout.includes("postgres") && stdout.includes(data)
}

const readPidFile = async (data: string): Promise<readonly string[]> =>
  (await readFile(join(data, "postmaster.pid"), "utf8").catch(() => "")).split("\n")

/**
 * Finds the PostgreSQL that runs on `data`, for example one left over from a killed server. Waits up to `waitMillis`
 * for it to be ready.
 */
export const findPostmaster = async (data: string, waitMillis: number): Promise<Postmaster | null> => {
  for (const until = Date.now() + waitMillis; ; await sleep(20)) {
    const lines = await readPidFile(data)
    const pid = Number(lines[0])
    if (pid > 0) {
      if (!(await isOurs(pid, data))) {
        await rm(join(data, "postmaster.pid"), { force: true })
        return null
      }
      const socketFolder = lines[4]?.trim()
      if (lines[7]?.trim() === "ready" && socketFolder) return { pid, socketFolder }
    }
    if (Date.now() >= until) return null
  }
}

/** Removes a killed PostgreSQL's socket: a new server takes it for a live one's while the old process id exists. */
export const clearSocket = async (socketFolder: string, data: string): Promise<void> => {
  const socket = join(socketFolder, ".s.PGSQL.5432")
  const pid = Number((await readFile(`${socket}.lock`, "utf8").catch(() => "")).split("\n")[0])
  if (pid > 0 && !(await isOurs(pid, data))) {
    await Promise.all([socket, `${socket}.lock`].map((path) => rm(path, { force: true })))
  }
}

/** Stops PostgreSQL with a fast shutdown, after 10 s with an immediate one, and waits until it has exited. */
export const stopPostmaster = async (pid: number): Promise<void> => {
  const signals: readonly [NodeJS.Signals, number][] = [
    ["SIGINT", 10_000],
    ["SIGQUIT", 5_000],
  ]
  for (const [signal, patience] of signals) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    for (const until = Date.now() + patience; Date.now() < until; await sleep(10)) if (!isAlive(pid)) return
  }
}
