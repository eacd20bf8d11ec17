import { expect, test } from "vitest"
import { mapChart, statesIn } from "./chartMap.ts"
import { oven } from "./oven.fixture.ts"

test("a chart is mapped to its states, each with its parent, and to its transitions in words", () => {
  const { states, arrows } = mapChart(oven)
  expect(states.map(({ id, parent, isInitial }) => [id, parent, isInitial])).toEqual([
    ["", null, false],
    ["Cold", "", true],
    ["Hot", "", false],
    ["Hot.Empty", "Hot", true],
    ["Hot.Baking", "Hot", false],
  ])
  expect(arrows.map(({ from, on, guard, to }) => `${from}: ${on} ${guard ?? "-"} → ${to}`)).toEqual([
    "Cold: Lit - → Hot",
    "Hot: Put - → Cold",
    "Hot: after 1000 - → Cold",
    "Hot.Empty: Put hasRoom → Hot.Baking",
    "Hot.Baking: Put isDay → Hot.Empty",
    "Hot.Baking: Put - → Hot.Baking",
  ])
})

test("a state value is resolved to its states and their ancestors", () => {
  expect([...statesIn({ Hot: "Baking" })]).toEqual(["", "Hot", "Hot.Baking"])
  expect([...statesIn({ one: "A", two: { B: "C" } })]).toEqual(["", "one", "one.A", "two", "two.B", "two.B.C"])
})
