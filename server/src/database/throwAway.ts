import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { copyBinaries, findBinaries } from "./binaries.ts"
import { startCluster } from "./cluster.ts"
import { canReach, databaseOwner } from "./owner.ts"
import { stopPostmaster } from "./postmaster.ts"

/** A PostgreSQL whose data nobody will miss: for tests, the command line and measurements. */
export interface ThrowAwayCluster {
  readonly socketFolder: string
  /** Stops it and removes everything. */
  readonly remove: () => Promise<void>
}

/** Starts a throw-away cluster, in about a second. */
export const startThrowAwayCluster = async (): Promise<ThrowAwayCluster> => {
  const owner = databaseOwner()
  const folder = await mkdtemp(join(tmpdir(), "skorpe-"))
  await chmod(folder, 0o755)
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const installed = findBinaries()
    const native = (await canReach(owner, installed)) ? installed : await copyBinaries(installed, folder)
    const postmaster = await startCluster({ native, folder, owner, throwAway: true })
    return {
      socketFolder: postmaster.socketFolder,
      remove: async () => {
        await stopPostmaster(postmaster.pid)
        await remove()
      },
    }
  } catch (problem) {
    await remove()
    throw problem
  }
}
