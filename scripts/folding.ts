import { mkdirSync, statSync } from "node:fs"
import { join, relative } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { root } from "./build/once.ts"
import { bundleFolding } from "./folding/bundleFolding.ts"
import { openCommit } from "./folding/openCommit.ts"

const [asked, ...more] = process.argv.slice(2)
if (asked === undefined || more.length > 0) {
  process.stderr.write("Usage: npm run folding -- COMMIT\n")
  process.exit(2)
}

const opened = openCommit(asked)
if (opened === null) {
  process.stderr.write(`${asked} is not a commit of this repository with a core.\n`)
  process.exit(2)
}

const { folder, name, otherPackages, close } = opened
process.on("exit", close)
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(130))
const kept = join(root, ".skorpe", "folding")
const file = join(kept, `${name}.mjs`)
mkdirSync(kept, { recursive: true })
try {
  await bundleFolding({ folder, name }, file)
  for (const one of otherPackages) process.stdout.write(`Bundled with another package than it had: ${one}.\n`)
  const kilobytes = Math.round(statSync(file).size / 1000)
  process.stdout.write(`${relative(process.cwd(), file)} folds logs with the code of ${name} (${kilobytes} kB).\n`)
} catch (fault) {
  const lines = stripVTControlCharacters(fault instanceof Error ? fault.message : String(fault)).split("\n")
  // The bundler begins each cause with its code.
  const [why = ""] = lines.flatMap((line) => /^\[\w+\] (.+)/.exec(line)?.[1] ?? [])
  process.stderr.write(`${name} has no log reader or no fold behind the doors of today: ${why || lines.join(" ")}\n`)
  process.exitCode = 1
}
