import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { findBreaches } from "./rooms.ts"

const root = join(import.meta.dirname, "..")
const files = globSync(
  ["core/src/**/*.ts", "web/src/**/*.{ts,tsx}", "server/src/**/*.ts", "cli/src/**/*.ts", "fixtures/**/*.ts"],
  { cwd: root },
)
const breaches = files.flatMap((file) => findBreaches(file, readFileSync(join(root, file), "utf8")))
for (const { file, found, why } of breaches) process.stderr.write(`${file} imports or uses ${found}: ${why}\n`)
process.stdout.write(`${files.length} files, ${breaches.length} breaches\n`)
process.exitCode = breaches.length === 0 && files.length > 0 ? 0 : 1
