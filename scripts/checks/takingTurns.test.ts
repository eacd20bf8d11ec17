import { existsSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { root } from "../build/once.ts"
import { checksFor } from "./checks.ts"
import { sampleNodeTests, takingTurns } from "./takingTurns.ts"

const days = [7, 8, 9, 10, 11, 12].map(sampleNodeTests)
const filesOf = ({ server, core }: (typeof days)[number]) => [...server, ...core]
const argsOf = (wanted: Parameters<typeof checksFor>[0]) =>
  checksFor(wanted, { phone: [], desk: [], journeys: [], server: ["a day of the server"], core: ["a day of the core"] })
    .filter(({ name }) => name === "server" || name === "rules and stories")
    .map(({ args }) => args.slice(args.findIndex((arg) => arg.startsWith("--outputFile")) + 1))

test("of the files that take turns a sixth runs each day, and six days run all", () => {
  for (const file of takingTurns) expect(existsSync(join(root, file))).toBe(true)
  const turns = days.map((day) => filesOf(day).filter((file) => takingTurns.includes(file)))
  expect(turns.map(({ length }) => length)).toEqual([5, 5, 5, 5, 5, 5])
  expect(new Set(turns.flat())).toEqual(new Set(takingTurns))
})

test("all other files run each day", () => {
  const others = days.map(({ server, core }) =>
    [server, core].map((files) => files.filter((file) => !takingTurns.includes(file))),
  )
  expect(others[0]?.map(({ length }) => length > 100)).toEqual([true, true])
  for (const day of others) expect(day).toEqual(others[0])
  expect(argsOf({ _tag: "All" })).toEqual([["a day of the server"], ["a day of the core"]])
})

test("a deep run has each file that takes turns", () => {
  expect(argsOf({ _tag: "Deep", files: [] }).flat()).toEqual([...takingTurns])
})

/** The names of the checks that a run starts. */
const namesOf = (wanted: Parameters<typeof checksFor>[0]) =>
  checksFor(wanted, { phone: [], desk: [], journeys: [], server: [], core: [] }).map(({ name }) => name)

test("a run of named checks starts these and no others", () => {
  expect(namesOf({ _tag: "Named", names: ["server", "lint"] }).toSorted()).toEqual(["lint", "server"])
})

describe("a run of changed files", () => {
  const namesAfter = (...files: readonly string[]) => namesOf({ _tag: "Changed", base: "a", files })
  const argsAfter = (file: string, check: string) =>
    checksFor(
      { _tag: "Changed", base: "a", files: [file] },
      { phone: [], desk: [], journeys: [], server: [], core: [] },
    ).find(({ name }) => name === check)?.args

  test("starts no journey if only a document changed", () => {
    expect(namesAfter("README.md")).not.toContain("journeys")
    expect(namesAfter("README.md")).toContain("rules and stories")
  })

  test("starts all journeys if source code changed, but not for a test", () => {
    expect(namesAfter("core/src/domain/money.ts")).toContain("journeys")
    expect(namesAfter("core/src/domain/money.test.ts")).not.toContain("journeys")
  })

  test("starts the tests of the command line, which load sources in child processes", () => {
    expect(namesAfter("core/src/domain/money.ts")).toContain("command line")
    expect(namesAfter("web/src/main.tsx")).not.toContain("command line")
  })

  test("runs all tests of a check that reads the changed file without an import", () => {
    expect(argsAfter("docs/README.md", "rules and stories")).not.toContain("--changed")
    expect(argsAfter("core/src/domain/money.ts", "rules and stories")).toContain("--changed")
  })
})
