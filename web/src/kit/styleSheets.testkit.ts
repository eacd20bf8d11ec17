import { globSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

const room = fileURLToPath(new URL("..", import.meta.url))

/** Every style sheet of the shop, by its path under web/src, for tests of rules that apply to all. */
export const styleSheets: ReadonlyMap<string, string> = new Map(
  globSync("**/*.css", { cwd: room }).map((sheet) => [sheet, readFileSync(`${room}/${sheet}`, "utf8")]),
)
