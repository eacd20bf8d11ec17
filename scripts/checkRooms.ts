import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { findCircles, findHomeless, findUpward, unwalled } from "./floors.ts"
import { findBreaches, importsOf } from "./rooms.ts"

const root = join(import.meta.dirname, "..")
const files = globSync(
  ["core/src/**/*.ts", "web/src/**/*.{ts,tsx}", "server/{src,standIn}/**/*.ts", "cli/src/**/*.ts", "fixtures/**/*.ts"],
  { cwd: root },
)
const withSource = (file: string) => ({ file, source: readFileSync(join(root, file), "utf8") })
const read = files.map(withSource)
const tools = unwalled.map((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
const emptyTools = unwalled.filter((_folder, nth) => tools[nth]?.length === 0)
const imports = read.flatMap(({ file, source }) => importsOf(file, source))
const breaches = read.flatMap(({ file, source }) => findBreaches(file, source))
const upward = findUpward(imports)
const importsOfTools = tools
  .flat()
  .map(withSource)
  .flatMap(({ file, source }) => importsOf(file, source))
const circles = findCircles([...imports, ...importsOfTools])
const homeless = findHomeless(files)

for (const { file, found, why } of breaches) process.stderr.write(`${file} imports or uses ${found}: ${why}\n`)
for (const { from, to } of upward) process.stderr.write(`${from} imports ${to}, which is on a higher floor\n`)
for (const circle of circles) process.stderr.write(`circular imports: ${circle.join(", ")}\n`)
for (const file of homeless) process.stderr.write(`${file} belongs to no floor (scripts/floors.ts)\n`)
for (const folder of emptyTools) process.stderr.write(`${folder} has no files (scripts/floors.ts)\n`)
process.stdout.write(
  `${files.length} files, ${breaches.length} breaches, ${upward.length} imports upward, ${circles.length} circles\n`,
)
const faults = [breaches, upward, circles, homeless, emptyTools].flat()
process.exitCode = files.length > 0 && faults.length === 0 ? 0 : 1
