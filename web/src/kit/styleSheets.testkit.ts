import { globSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

const room = fileURLToPath(new URL("..", import.meta.url))

/** Every style sheet of the shop, by its path under web/src, for a rule that all of them keep. */
export const styleSheets: ReadonlyMap<string, string> = new Map(
  globSync("**/*.css", { cwd: room }).map((sheet) => [sheet, readFileSync(`${room}/${sheet}`, "utf8")]),
)
