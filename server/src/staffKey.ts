import { randomBytes } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { dataFolders } from "./database/dataFolder.ts"

const staffKeyFile = (folder: string): string => join(folder, "staff-key")

/** The staff key of the local server of a market, for programs on the same machine; `null` when none has started. */
export const findStaffKey = async (market: string, wanted: string | undefined): Promise<string | null> => {
  for (const folder of dataFolders(market, wanted)) {
    const key = await readFile(staffKeyFile(folder), "utf8").catch(() => null)
    if (key !== null) return key.trim()
  }
  return null
}

/** The staff key of a data folder, made at the first start; a new one for this run when there is no folder. */
export const localStaffKey = async (folder: string | null): Promise<string> => {
  const fresh = randomBytes(18).toString("hex")
  if (folder === null) return fresh
  const path = staffKeyFile(folder)
  await writeFile(path, `${fresh}\n`, { mode: 0o600, flag: "wx" }).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code !== "EEXIST") throw problem
  })
  return (await readFile(path, "utf8")).trim()
}
