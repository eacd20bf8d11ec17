import { expect, test } from "vitest"
import { createMachine } from "xstate"
import { restingStates, standingOf } from "./restingStates.fixture.ts"

const door = createMachine({
  initial: "closed",
  on: { Broken: ".ruin" },
  states: {
    closed: { on: { Pushed: { guard: () => false, target: "open" } } },
    open: {
      initial: "swinging",
      states: { swinging: { after: { 100: "still" } }, still: {} },
      on: { Pulled: "closing" },
    },
    closing: { always: [{ guard: () => true, target: "closed" }, { target: "jammed" }] },
    jammed: { always: { guard: () => false, target: "closed" } },
    ruin: {},
    painted: { on: { Pushed: "closed" } },
  },
})

test("every state that a transition targets is found, whatever its guard; transient states are left out", () => {
  expect(restingStates(door).toSorted()).toEqual(["closed", "jammed", "open.still", "open.swinging", "ruin"])
})

test("every combination of parallel states is found", () => {
  const part = { initial: "off", states: { off: { on: { On: "on" } }, on: {}, never: {} } }
  const both = createMachine({ type: "parallel", states: { heat: part, light: part } })
  expect(restingStates(both)).toEqual([
    "heat.off, light.off",
    "heat.off, light.on",
    "heat.on, light.off",
    "heat.on, light.on",
  ])
  expect(standingOf(both, { heat: "on", light: "off" })).toBe("heat.on, light.off")
  expect(standingOf(door, { open: "still" })).toBe("open.still")
})
