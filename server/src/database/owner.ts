import { chown, mkdir, stat } from "node:fs/promises"
import { dirname } from "node:path"

/** The user that PostgreSQL runs as. PostgreSQL refuses root, so root starts it as `nobody`. */
export interface Owner {
  readonly uid: number
  readonly gid: number
}

const nobody: Owner = { uid: 65534, gid: 65534 }

/** The user to start PostgreSQL as; `null` keeps the current user. */
export const databaseOwner = (): Owner | null => (process.getuid?.() === 0 ? nobody : null)

/** Whether `owner` can reach `path`: every existing folder on the way must be its own or grant others access. */
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
