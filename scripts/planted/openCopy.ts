import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { plantIn } from "./plantIn.ts"
import type { Plant } from "./plants.ts"

const root = join(import.meta.dirname, "../..")

/** What is copied, and what is only linked: no fault is ever planted in the checkout. */
const copied = ["core", "cli", "scripts", "fixtures", "package.json", "tsconfig.base.json", "vitest.workspace.ts"]
const linked = ["server", "web"]
const isLeftOut = new Set(["dist", "node_modules", "logs", "images"])

/** A copy of the core and of what drives it, in which faults can be planted. */
export interface Copy {
  readonly folder: string
  readonly plant: (plant: Plant) => void
  /** Restores the file. */
  readonly mend: (plant: Plant) => void
  readonly close: () => void
}

/** Copies the core, the command line and the simulation into a new folder; their packages are those of the checkout. */
export const openCopy = (): Copy => {
  const folder = mkdtempSync(join(tmpdir(), "skorpe-planted-"))
  for (const name of copied) {
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (source) => !isLeftOut.has(basename(source)),
    })
  }
  for (const name of linked) symlinkSync(join(root, name), join(folder, name))
  const modules = join(folder, "node_modules")
  mkdirSync(join(modules, "@skorpe"), { recursive: true })
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (!name.startsWith(".") && name !== "@skorpe") symlinkSync(join(root, "node_modules", name), join(modules, name))
  }
  for (const name of ["core", "fixtures", "server", "web"]) symlinkSync(`../../${name}`, join(modules, "@skorpe", name))
  const textOf = (file: string) => readFileSync(join(root, file), "utf8")
  return {
    folder,
    plant: (plant) => writeFileSync(join(folder, plant.file), plantIn(textOf(plant.file), plant)),
    mend: ({ file }) => writeFileSync(join(folder, file), textOf(file)),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
