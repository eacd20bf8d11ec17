import { expect, test } from "vitest"
import { type AnyStateMachine, fromPromise } from "xstate"
import { assign, setup, unitFromChart } from "./chart.ts"
import { makeFold } from "./fold.ts"
import type { Input } from "./input.ts"
import type { World } from "./world.ts"

interface Said {
  readonly type: string
  readonly [name: string]: unknown
}

const parts = setup({
  actors: { Ask: fromPromise<number>(() => new Promise(() => {})) },
  actions: { send: (_, _said: Said) => {}, tell: (_, _said: Said) => {} },
})

/** A world with one chart. */
const live = (machine: AnyStateMachine) => {
  const unit = unitFromChart<object, object, Said, Said, unknown, object>({
    name: "bell",
    machine,
    view: (state) => state,
  })
  const fold = makeFold<object, Said, Said>([unit])
  const put = (world: World<Said>, input: Input<object, Said>) =>
    fold.step(world, { n: world.n + 1, t: world.t }, input)
  const begun = put(fold.empty, { type: "Started", start: {} })
  const happen = (world: World<Said>, type: string) => put(world, { type: "Happened", event: { type } })
  return { begun, put, happen }
}

const again = <Value>(world: Value): Value => JSON.parse(JSON.stringify(world)) as Value

const asking = parts.createMachine({
  id: "bell",
  initial: "asking",
  states: {
    asking: {
      invoke: { id: "ask", src: "Ask", onError: "still" },
      after: { 1000: "still" },
      on: { Left: "still", Noted: { actions: { type: "tell", params: { type: "Note" } } } },
    },
    still: {},
  },
})

test("leaving a state cancels its call and its timer, also in a world restored from JSON", () => {
  const { begun, happen } = live(asking)
  expect(Object.keys(begun.world.calls)).toHaveLength(1)
  expect(Object.keys(begun.world.timers)).toHaveLength(1)
  const { world } = happen(again(begun.world), "Left")
  expect(world.units["bell"]).toEqual({ value: "still", context: {} })
  expect([world.calls, world.timers]).toEqual([{}, {}])
})

test("a timer of a restored world leads to the same state, and is not armed twice", () => {
  const { begun, put } = live(asking)
  const [timer] = Object.values(begun.world.timers)
  const { world } = put(again(begun.world), { type: "TimerFired", key: timer?.key ?? "" })
  expect(world.units["bell"]).toMatchObject({ value: "still" })
  expect([world.calls, world.timers]).toEqual([{}, {}])
})

test("a transition without a target stays in the same state, and keeps its calls and timers", () => {
  const { begun, happen } = live(asking)
  const { world, tells } = happen(begun.world, "Noted")
  expect(tells).toEqual([{ type: "Note" }])
  expect(world.units["bell"]).toBe(begun.world.units["bell"])
  expect(world.calls).toEqual(begun.world.calls)
})

test("a message of a running call is an event of its state, and an unknown event changes nothing", () => {
  const { begun, put, happen } = live(
    parts.createMachine({
      id: "bell",
      initial: "asking",
      states: {
        asking: { invoke: { id: "ask", src: "Ask", onError: "still" }, on: { "ask.news": "heard" } },
        heard: {},
        still: {},
      },
    }),
  )
  const [call] = Object.values(begun.world.calls)
  expect(happen(begun.world, "Nothing").world.units).toBe(begun.world.units)
  const { world } = put(begun.world, { type: "CallNews", key: call?.key ?? "", news: "ringing" })
  expect(world.units["bell"]).toEqual({ value: "heard", context: {} })
  expect(world.calls).toEqual({})
})

test.each([
  {
    bug: "an inline action",
    machine: parts.createMachine({ id: "bell", on: { Rung: { actions: () => {} } } }),
    words: /neither send, tell nor XState's own/,
  },
  {
    bug: "an actor spawned in an assign",
    machine: parts.createMachine({
      id: "bell",
      context: {},
      on: { Rung: { actions: assign(({ spawn }) => ({ child: spawn("Ask", { id: "child" }) })) } },
    }),
    words: /"child" is spawned/,
  },
  {
    bug: "a throwing assign",
    machine: parts.createMachine({
      id: "bell",
      on: {
        Rung: {
          actions: assign(() => {
            throw new Error("a bug")
          }),
        },
      },
    }),
    words: /a bug/,
  },
])("$bug is a crash, and the world stays as it was", ({ machine, words }) => {
  const { begun, happen } = live(machine)
  const { world, crash } = happen(begun.world, "Rung")
  expect(String(crash)).toMatch(words)
  expect(world.units).toEqual(begun.world.units)
})

test("an unhandled failure is a crash, and so is an initial context that throws", () => {
  const deaf = live(
    parts.createMachine({
      id: "bell",
      initial: "asking",
      states: { asking: { invoke: { id: "ask", src: "Ask" } } },
    }),
  )
  const [call] = Object.values(deaf.begun.world.calls)
  const failed = { _tag: "Failed", error: "no answer" } as const
  expect(deaf.put(deaf.begun.world, { type: "CallEnded", key: call?.key ?? "", exit: failed }).crash).toBe("no answer")
  const unborn = live(
    parts.createMachine({
      id: "bell",
      context: () => {
        throw new Error("no context")
      },
    }),
  )
  expect(String(unborn.begun.crash)).toMatch(/no context/)
})
