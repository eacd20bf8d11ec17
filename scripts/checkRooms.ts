import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { findCircles, findHomeless, findUpward } from "./floors.ts"
import { findBreaches, importsOf } from "./rooms.ts"

const root = join(import.meta.dirname, "..")
const files = globSync(
  ["core/src/**/*.ts", "web/src/**/*.{ts,tsx}", "server/{src,standIn}/**/*.ts", "cli/src/**/*.ts", "fixtures/**/*.ts"],
  { cwd: root },
)
const read = files.map((file) => ({ file, source: readFileSync(join(root, file), "utf8") }))
const imports = read.flatMap(({ file, source }) => importsOf(file, source))
const breaches = read.flatMap(({ file, source }) => findBreaches(file, source))
const upward = findUpward(imports)
const circles = findCircles(imports)
const homeless = findHomeless(files)

for (const { file, found, why } of breaches) process.stderr.write(`${file} imports or uses ${found}: ${why}\n`)
for (const { from, to } of upward) process.stderr.write(`${from} imports ${to}, which is on a higher floor\n`)
for (const circle of circles) process.stderr.write(`circular imports: ${circle.join(", ")}\n`)
for (const file of homeless) process.stderr.write(`${file} belongs to no floor (scripts/floors.ts)\n`)
process.stdout.write(
  `${files.length} files, ${breaches.length} breaches, ${upward.length} imports upward, ${circles.length} circles\n`,
)
process.exitCode = files.length > 0 && breaches.length + upward.length + circles.length + homeless.length === 0 ? 0 : 1
