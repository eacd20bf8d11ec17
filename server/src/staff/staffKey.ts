import { randomBytes } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { dataFolders } from "../database/dataFolder.ts"

const staffKeyFile = (folder: string): string => join(folder, "staff-key")

/** The staff key of a market's local server, for programs on the same machine; `null` when none has ever started. */
export const findStaffKey = async (market: string, wanted: string | undefined): Promise<string | null> => {
  for (const folder of dataFolders(market, wanted)) {
    const key = await readFile(staffKeyFile(folder), "utf8").catch(() => null)
    if (key !== null) return key.trim()
  }
  return null
}

/** The staff key of a data folder, made at the first start. Without a folder: a new key for this run. */
export const localStaffKey = async (folder: string | null): Promise<string> => {
  const fresh = randomBytes(18).toString("hex")
  if (folder === null) return fresh
  const path = staffKeyFile(folder)
  await writeFile(path, `${fresh}\n`, { mode: 0o600, flag: "wx" }).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code !== "EEXIST") throw problem
  })
  return (await readFile(path, "utf8")).trim()
}
