import { randomBytes } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** The file in the data folder that holds the local staff key. */
export const staffKeyFile = (folder: string): string => join(folder, "staff-key")

/** The staff key of a data folder, made at the first start; a new one for this run when there is no folder. */
export const localStaffKey = async (folder: string | null): Promise<string> => {
  const fresh = randomBytes(18).toString("base64url")
  if (folder === null) return fresh
  const path = staffKeyFile(folder)
  await writeFile(path, `${fresh}\n`, { mode: 0o600, flag: "wx" }).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code !== "EEXIST") throw problem
  })
  return (await readFile(path, "utf8")).trim()
}
