import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { newToken } from "./secrets.ts"

/** The secret of a data folder, made at the first start. */
export const localSecret = async (folder: string): Promise<string> => {
  const path = join(folder, "server-secret")
  await writeFile(path, `${newToken()}\n`, { mode: 0o600, flag: "wx" }).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code !== "EEXIST") throw problem
  })
  return (await readFile(path, "utf8")).trim()
}
