import { readFileSync } from "node:fs"

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string }

/** Names this program in the logs that it writes. */
export const build = `skorpe-cli ${version}`
