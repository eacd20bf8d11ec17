import { describe, expect, test } from "vitest"
import { type Git, readWanted } from "./readWanted.ts"

const known = ["types", "lint", "server"]

/** A repository whose `main` is at "c" and whose HEAD left it at `base`. */
const repository =
  ({ head, base }: { readonly head: string; readonly base: string }): Git =>
  (...args) => {
    switch (args.join(" ")) {
      case "rev-parse HEAD":
        return [head]
      case "rev-parse HEAD~":
        return ["b"]
      case "merge-base HEAD main":
        return [base]
      case "diff --name-only b":
        return ["core/src/changedSinceB.ts"]
      case "diff --name-only a":
        return ["core/src/changedSinceA.ts"]
      case "ls-files --others --exclude-standard":
        return ["core/src/untracked.ts"]
      default:
        return []
    }
  }

describe("npm test", () => {
  test("without arguments runs everything", () => {
    expect(readWanted([], known)).toEqual({ _tag: "All" })
  })

  test("runs the named checks", () => {
    expect(readWanted(["lint", "server"], known)).toEqual({ _tag: "Named", names: ["lint", "server"] })
  })

  test("names an unknown check, and those that exist", () => {
    expect(readWanted(["lint", "speling"], known)).toBe(
      "Unknown check: speling. Known checks: types, lint, server; or changed.",
    )
  })

  test("does not combine `deep` or `changed` with the name of a check", () => {
    expect(readWanted(["deep", "lint"], known)).toContain("Unknown check: deep.")
    expect(readWanted(["changed", "lint"], known)).toContain("Unknown check: changed.")
  })
})

describe("npm test -- deep", () => {
  test("finds the files that sample their cases", () => {
    const wanted = readWanted(["deep"], known)
    expect(wanted).toMatchObject({ _tag: "Deep" })
    const files = typeof wanted !== "string" && wanted._tag === "Deep" ? wanted.files : []
    expect(files).toContain("core/src/replay/hostile.test.ts")
    expect(files).not.toContain("scripts/checks/readWanted.test.ts")
  })
})

describe("npm test -- changed", () => {
  test("on a branch compares with the commit at which it left main", () => {
    expect(readWanted(["changed"], known, repository({ head: "d", base: "a" }))).toEqual({
      _tag: "Changed",
      base: "a",
      files: ["core/src/changedSinceA.ts", "core/src/untracked.ts"],
    })
  })

  test("on main compares with the previous commit", () => {
    expect(readWanted(["changed"], known, repository({ head: "c", base: "c" }))).toEqual({
      _tag: "Changed",
      base: "b",
      files: ["core/src/changedSinceB.ts", "core/src/untracked.ts"],
    })
  })

  test("outside a repository compares with HEAD", () => {
    expect(readWanted(["changed"], known, () => [])).toEqual({ _tag: "Changed", base: "HEAD", files: [] })
  })
})
