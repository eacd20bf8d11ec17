import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** The root of the repository. */
export const root: string = join(import.meta.dirname, "..", "..")

/** Whether this folder's build is up to date: `stampFile` holds the fingerprint of its sources. */
export const isBuilt = (folder: string, stamp: string): boolean =>
  existsSync(stampFile(folder)) && readFileSync(stampFile(folder), "utf8") === stamp

/** The file with the fingerprint of a built folder's sources. */
export const stampFile = (folder: string): string => join(folder, ".stamp")
