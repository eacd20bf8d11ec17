import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../build/once.ts"

/** The request of a run: everything, checks by name, every case of the sampled tests, or the tests of changed files. */
export type Wanted =
  | { readonly _tag: "All" }
  | { readonly _tag: "Named"; readonly names: readonly string[] }
  | { readonly _tag: "Deep"; readonly files: readonly string[] }
  | { readonly _tag: "Changed"; readonly base: string; readonly files: readonly string[] }

/** Runs git with arguments; returns the lines that it prints, none if it fails. */
export type Git = (...args: readonly string[]) => readonly string[]

const gitHere: Git = (...args) => {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" })
  return status === 0 ? stdout.split("\n").filter((line) => line !== "") : []
}

/** The merge base with `main`; on `main` itself the previous commit. */
const findBase = (git: Git): string => {
  const [head] = git("rev-parse", "HEAD")
  const [left] = git("merge-base", "HEAD", "main")
  return left !== undefined && left !== head ? left : (git("rev-parse", "HEAD~")[0] ?? "HEAD")
}

/** The files that differ from `base`: committed, uncommitted and untracked. */
const changedSince = (git: Git, base: string): readonly string[] => [
  ...git("diff", "--name-only", base),
  ...git("ls-files", "--others", "--exclude-standard"),
]

/**
 * The test files that sample their cases, because they import the share, or run the command line without a process each
 * day; all others run the same every time.
 */
const sampledFiles = (git: Git): readonly string[] =>
  git("ls-files", "--cached", "--others", "--exclude-standard", "*.test.ts", "*.test.tsx").filter((file) =>
    /from "[^"]*\/(?:share|runSkorpe)\.fixture\.ts"/.test(readFileSync(join(root, file), "utf8")),
  )

/** Reads the arguments of `npm test`. Returns an error message if one is unknown. */
export const readWanted = (
  args: readonly string[],
  checkNames: readonly string[],
  git: Git = gitHere,
): Wanted | string => {
  if (args.length === 0) return { _tag: "All" }
  if (args.length === 1 && args[0] === "deep") return { _tag: "Deep", files: sampledFiles(git) }
  if (args.length === 1 && args[0] === "changed") {
    const base = findBase(git)
    return { _tag: "Changed", base, files: changedSince(git, base) }
  }
  const unknown = args.filter((name) => !checkNames.includes(name))
  return unknown.length === 0
    ? { _tag: "Named", names: args }
    : `Unknown check: ${unknown.join(", ")}. Known checks: ${checkNames.join(", ")}; or changed.`
}
