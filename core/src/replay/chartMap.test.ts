import { expect, test } from "vitest"
import { setup } from "../kernel/chart.ts"
import { mapChart, statesIn, weighEvent } from "./chartMap.ts"

const oven = setup({
  types: {
    context: {} as { readonly pizzas: number },
    events: {} as { readonly type: "Lit" } | { readonly type: "Put"; readonly at: { readonly t: number } },
  },
  guards: {
    hasRoom: ({ context }) => context.pizzas < 2,
    isDay: ({ event }) => event.type === "Put" && event.at.t > 0,
  },
}).createMachine({
  id: "oven",
  context: { pizzas: 0 },
  initial: "Cold",
  states: {
    Cold: { on: { Lit: "Hot" } },
    Hot: {
      initial: "Empty",
      after: { 1000: "Cold" },
      on: { Put: "Cold" },
      states: {
        Empty: { on: { Put: [{ guard: "hasRoom", target: "Baking" }] } },
        Baking: { on: { Put: [{ guard: "isDay", target: "Empty" }, { target: "Baking" }] } },
      },
    },
  },
})

test("a chart is told as its states, each in its parent, and as its transitions in words", () => {
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

test("a state value names its states and those around them", () => {
  expect([...statesIn({ Hot: "Baking" })]).toEqual(["", "Hot", "Hot.Baking"])
  expect([...statesIn({ one: "A", two: { B: "C" } })]).toEqual(["", "one", "one.A", "two", "two.B", "two.B.C"])
})

test("an event is weighed from the inside out: which guard refused it, and what was taken instead", () => {
  const weigh = (value: object | string, pizzas: number, t = 1) =>
    weighEvent(oven, { value: value as never, context: { pizzas } }, { type: "Put" }, { at: { t } }).map(
      ({ from, guard, to, isTaken }) => `${from} ${guard ?? "-"} ${isTaken ? "→" : "refused"} ${to}`,
    )
  expect(weigh({ Hot: "Empty" }, 0)).toEqual(["Hot.Empty hasRoom → Hot.Baking"])
  expect(weigh({ Hot: "Empty" }, 2)).toEqual(["Hot.Empty hasRoom refused Hot.Baking", "Hot - → Cold"])
  expect(weigh({ Hot: "Baking" }, 0, 0)).toEqual(["Hot.Baking isDay refused Hot.Empty", "Hot.Baking - → Hot.Baking"])
  expect(weigh("Cold", 0)).toEqual([])
})
