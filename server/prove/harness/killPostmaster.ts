import { readFile } from "node:fs/promises"
import { join } from "node:path"

/** Kills the PostgreSQL of a data folder with SIGKILL; fails when none runs there. */
export const killPostmaster = async (folder: string): Promise<void> => {
  const pid = Number((await readFile(join(folder, "postgres/postmaster.pid"), "utf8")).split("\n")[0])
  process.kill(pid, "SIGKILL")
}
