import { chown, mkdir, stat } from "node:fs/promises"
import { dirname } from "node:path"

/** The user that PostgreSQL runs as: it refuses root, who becomes `nobody`. */
export interface Owner {
  readonly uid: number
  readonly gid: number
}

const nobody: Owner = { uid: 65534, gid: 65534 }

/** Whom to become for PostgreSQL; `null` is to stay who we are. */
export const databaseOwner = (): Owner | null => (process.getuid?.() === 0 ? nobody : null)

/** Whether `owner` may walk to `path`: every folder that exists on the way must let others through. */
export const canReach = async (owner: Owner | null, path: string): Promise<boolean> => {
  if (owner === null) return true
  for (let folder = path; ; folder = dirname(folder)) {
    const found = await stat(folder).catch(() => null)
    if (found?.isDirectory() && found.uid !== owner.uid && (found.mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

/** A folder that only `owner` may enter. */
export const privateFolder = async (path: string, owner: Owner | null): Promise<void> => {
  await mkdir(path, { recursive: true, mode: 0o700 })
  if (owner !== null) await chown(path, owner.uid, owner.gid)
}
