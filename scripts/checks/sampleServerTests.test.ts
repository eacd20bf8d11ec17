import { expect, test } from "vitest"
import { checksFor } from "./checks.ts"
import { sampleServerTests, takingTurns } from "./sampleServerTests.ts"

const days = [7, 8, 9, 10, 11, 12].map((seed) => sampleServerTests(seed))
const argsOf = (wanted: Parameters<typeof checksFor>[0]) =>
  checksFor(wanted, { phone: [], desk: [], journeys: [], server: days[0] ?? [] }).find(({ name }) => name === "server")
    ?.args

test("of the files that take turns a sixth runs each day, and six days run all", () => {
  const turns = days.map((files) => files.filter((file) => takingTurns.includes(file)))
  expect(turns.map(({ length }) => length)).toEqual([3, 3, 3, 3, 3, 3])
  expect(new Set(turns.flat())).toEqual(new Set(takingTurns))
})

test("all other files of the server run each day", () => {
  const others = days.map((files) => files.filter((file) => !takingTurns.includes(file)))
  expect(others[0]?.length).toBeGreaterThan(90)
  expect(others[1]).toEqual(others[0])
  expect(argsOf({ _tag: "All" })).toEqual(expect.arrayContaining([...(others[0] ?? [])]))
})

test("a deep run has each file that takes turns", () => {
  expect(argsOf({ _tag: "Deep", files: [] })).toEqual(expect.arrayContaining([...takingTurns]))
})
