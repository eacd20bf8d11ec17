import { createHash } from "node:crypto"
import { access, constants, mkdir } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { copyBinaries, findBinaries } from "./binaries.ts"
import type { ClusterPlace } from "./cluster.ts"
import { canReach, databaseOwner } from "./owner.ts"
import { StartFailure } from "./startFailure.ts"

const repository = resolve(import.meta.dirname, "../../..")

/** Where the data of a market lives unless SKORPE_DATA says otherwise. */
const standardFolder = (market: string): string => join(repository, ".skorpe", `data-${market}`)

/** A home that every user can reach, for a root whose clone lies in a closed home folder. */
const openHome = (): string =>
  join("/var/lib/skorpe", createHash("sha256").update(repository).digest("hex").slice(0, 12))

/** Where the data of a market may lie, likeliest first. */
export const dataFolders = (market: string, wanted: string | undefined): readonly [string, ...string[]] =>
  wanted !== undefined ? [resolve(wanted)] : [standardFolder(market), join(openHome(), `data-${market}`)]

/** Chooses a data folder and programs that PostgreSQL's user can reach. `wanted` is SKORPE_DATA, which is never moved. */
export const placeCluster = async (market: string, wanted: string | undefined): Promise<ClusterPlace> => {
  const owner = databaseOwner()
  const installed = findBinaries()
  const native = (await canReach(owner, installed)) ? installed : await copyBinaries(installed, openHome())
  if (wanted !== undefined && !(await canReach(owner, resolve(wanted)))) {
    throw new StartFailure(
      `As root, PostgreSQL runs as the user nobody, who cannot enter ${resolve(wanted)}. ` +
        "Set SKORPE_DATA to a folder outside closed homes, for example /var/lib/skorpe.",
    )
  }
  const isReachable = wanted !== undefined || (await canReach(owner, standardFolder(market)))
  const [standard, open = standard] = dataFolders(market, wanted)
  const folder = isReachable ? standard : open
  try {
    await mkdir(folder, { recursive: true, mode: 0o755 })
    await access(folder, constants.W_OK)
  } catch {
    throw new StartFailure(`The data folder ${folder} cannot be written. Set SKORPE_DATA to one that can.`)
  }
  if (dirname(folder) === folder) throw new StartFailure("SKORPE_DATA must not be the root of the file system.")
  return { native, folder, owner, throwAway: false }
}
