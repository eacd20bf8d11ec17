import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const skipped = new Set(["node_modules", "dist", "__screenshots__"])

const filesBelow = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]))
    .toSorted()

/** A fingerprint of the contents of these folders and files. */
export const stampOf = (folders: readonly string[], files: readonly string[]): string => {
  const hash = createHash("sha256")
  for (const file of [...folders.flatMap(filesBelow), ...files]) hash.update(file).update(readFileSync(file))
  return hash.digest("hex")
}
