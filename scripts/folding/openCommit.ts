import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { root } from "../build/once.ts"

/** The core of a commit in a folder of its own. */
export interface OpenedCommit {
  readonly folder: string
  /** The first eight characters of the commit's id. */
  readonly name: string
  /** Packages of the core whose version differed then, such as `xstate 5.33.3, then 5.32.0`. */
  readonly otherPackages: readonly string[]
  readonly close: () => void
}

const git = (...args: readonly string[]): Buffer =>
  execFileSync("git", args, { cwd: root, maxBuffer: 200_000_000, stdio: ["ignore", "pipe", "pipe"] })

const packagesIn = (folder: string): Readonly<Record<string, string>> => {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, "core/package.json"), "utf8")) as {
    readonly dependencies?: Readonly<Record<string, string>>
  }
  return dependencies
}

/** A commit's short id and its core as an archive; `null` if the commit does not exist or has no core. */
const readCore = (commit: string): { readonly name: string; readonly archive: Buffer } | null => {
  try {
    const name = git("rev-parse", "--short=8", "--verify", "--end-of-options", `${commit}^{commit}`).toString().trim()
    return { name, archive: git("archive", "--format=tar", name, "core/src", "core/package.json") }
  } catch {
    return null
  }
}

/** Extracts the core of a commit; `null` if the commit does not exist or has no core. */
export const openCommit = (commit: string): OpenedCommit | null => {
  const core = readCore(commit)
  if (core === null) return null
  const folder = mkdtempSync(join(tmpdir(), "skorpe-folding-"))
  const close = (): void => rmSync(folder, { recursive: true, force: true })
  try {
    execFileSync("tar", ["-x", "-C", folder], { input: core.archive, stdio: ["pipe", "ignore", "pipe"] })
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"))
    const now = packagesIn(root)
    const otherPackages = Object.entries(packagesIn(folder))
      .filter(([one, version]) => now[one] !== version)
      .map(([one, version]) => `${one} ${now[one] ?? "missing"}, then ${version}`)
    return { folder, name: core.name, otherPackages, close }
  } catch (fault) {
    close()
    throw fault
  }
}
