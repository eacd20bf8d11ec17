import { spawn } from "node:child_process"
import { chmod, mkdtemp, rm } from "node:fs/promises"
import { Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { copyBinaries, findBinaries } from "./binaries.ts"
import { startCluster } from "./cluster.ts"
import { canReach, databaseOwner } from "./owner.ts"
import { stopPostmaster } from "./postmaster.ts"

/** A temporary PostgreSQL for tests, the CLI and benchmarks. */
export interface ThrowAwayCluster {
  readonly socketFolder: string
  /** Stops it and deletes its files. */
  readonly remove: () => Promise<void>
}

/** Options of a throw-away cluster. */
export interface ThrowAwayOptions {
  /** The parent of its folder; the system's temporary folder by default. */
  readonly under?: string
  /** Further PostgreSQL settings, for example `max_connections=200`. */
  readonly settings?: readonly string[]
}

/**
 * Starts a watchdog process that removes the cluster if this process dies first, which closes their pipe. Returns a
 * function that cancels the watchdog.
 */
const guardOf = (pid: number, folder: string): (() => void) => {
  // A zombie that is never reaped looks alive to kill -0, so wait 10 s at most.
  const work = 'cat; kill -INT "$1"; for n in $(seq 100); do kill -0 "$1" || break; sleep 0.1; done; rm -rf "$2"'
  const guard = spawn("sh", ["-c", work, "sh", String(pid), folder], {
    detached: true,
    cwd: "/",
    stdio: ["pipe", "ignore", "ignore"],
  })
  guard.on("error", () => undefined)
  guard.unref()
  if (guard.stdin instanceof Socket) guard.stdin.unref()
  return () => {
    if (guard.pid !== undefined && guard.exitCode === null) process.kill(-guard.pid, "SIGKILL")
    guard.stdin.destroy()
  }
}

/** Starts a throw-away cluster. Takes about a second. */
export const startThrowAwayCluster = async ({
  under = tmpdir(),
  settings = [],
}: ThrowAwayOptions = {}): Promise<ThrowAwayCluster> => {
  const owner = databaseOwner()
  const folder = await mkdtemp(join(under, "skorpe-"))
  await chmod(folder, 0o755)
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const installed = findBinaries()
    const native = (await canReach(owner, installed)) ? installed : await copyBinaries(installed, folder)
    const postmaster = await startCluster({ native, folder, owner, throwAway: true, settings })
    const callOff = guardOf(postmaster.pid, folder)
    return {
      socketFolder: postmaster.socketFolder,
      remove: async () => {
        callOff()
        await stopPostmaster(postmaster.pid)
        await remove()
      },
    }
  } catch (problem) {
    await remove()
    throw problem
  }
}
