import { createHash } from "node:crypto"
import { access, constants, mkdir } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { copyBinaries, findBinaries } from "./binaries.ts"
import type { ClusterPlace } from "./cluster.ts"
import { canReach, databaseOwner } from "./owner.ts"
import { StartFailure } from "./startFailure.ts"

const repository = resolve(import.meta.dirname, "../../..")

/** A market's data folder when SKORPE_DATA is not set. */
const standardFolder = (market: string): string => join(repository, ".skorpe", `data-${market}`)

/** A folder that every user can reach, for root with a clone in a private home folder. */
const openHome = (): string =>
  join("/var/lib/skorpe", createHash("sha256").update(repository).digest("hex").slice(0, 12))

/** The folders in which a market's data may be, most likely first. */
export const dataFolders = (market: string, wanted: string | undefined): readonly [string, ...string[]] =>
  wanted !== undefined ? [resolve(wanted)] : [standardFolder(market), join(openHome(), `data-${market}`)]

/**
 * Chooses a data folder and binaries that PostgreSQL's user can reach. `wanted` is SKORPE_DATA: if that user cannot
 * reach it, this fails with a `StartFailure` instead of choosing another folder.
 */
export const placeCluster = async (market: string, wanted: string | undefined): Promise<ClusterPlace> => {
  const owner = databaseOwner()
  const installed = findBinaries()
  const native = (await canReach(owner, installed)) ? installed : await copyBinaries(installed, openHome())
  if (wanted !== undefined && !(await canReach(owner, resolve(wanted)))) {
    throw new StartFailure(
      `When started by root, PostgreSQL runs as the user nobody, who has no access to ${resolve(wanted)}. ` +
        "Set SKORPE_DATA to a folder outside private home folders, for example /var/lib/skorpe.",
    )
  }
  const isReachable = wanted !== undefined || (await canReach(owner, standardFolder(market)))
  const [standard, open = standard] = dataFolders(market, wanted)
  const folder = isReachable ? standard : open
  try {
    await mkdir(folder, { recursive: true, mode: 0o755 })
    await access(folder, constants.W_OK)
  } catch {
    throw new StartFailure(`The data folder ${folder} is not writable. Set SKORPE_DATA to one that is.`)
  }
  if (dirname(folder) === folder) throw new StartFailure("SKORPE_DATA must not be the root of the file system.")
  return { native, folder, owner, throwAway: false }
}
