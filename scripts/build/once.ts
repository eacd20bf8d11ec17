import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** The root of the repository. */
export const root: string = join(import.meta.dirname, "..", "..")

/** Whether what lies in this folder was built from just these sources; `stampFile` is where it says so. */
export const isBuilt = (folder: string, stamp: string): boolean =>
  existsSync(stampFile(folder)) && readFileSync(stampFile(folder), "utf8") === stamp

/** The file in which a built folder says what it was built from. */
export const stampFile = (folder: string): string => join(folder, ".stamp")
