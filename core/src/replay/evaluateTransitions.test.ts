import { describe, expect, test } from "vitest"
import { and, not, setup, stateIn } from "../kernel/chart.ts"
import { oven } from "./oven.fixture.ts"
import { evaluateTransitions, type EvaluatedTransition } from "./evaluateTransitions.ts"

const words = ({ from, on, guard, to, isTaken }: EvaluatedTransition): string =>
  `${from} ${on} ${guard ?? "-"} ${isTaken ? "→" : "refused"} ${to}`

const readsOf = (arrows: readonly EvaluatedTransition[]): readonly string[] =>
  arrows.flatMap(({ reads }) => reads.map(({ path, value }) => `${path.join(".")} is ${JSON.stringify(value)}`))

describe("an event in a nested state", () => {
  const evaluate = (value: object | string, pizzas: number, t = 1) =>
    evaluateTransitions(oven, { value: value as never, context: { pizzas } }, { type: "Put", at: { t } } as never)

  test("evaluates transitions from the inside out: the refused ones, then the one taken instead", () => {
    expect(evaluate({ Hot: "Empty" }, 0).map(words)).toEqual(["Hot.Empty Put hasRoom → Hot.Baking"])
    expect(evaluate({ Hot: "Empty" }, 2).map(words)).toEqual([
      "Hot.Empty Put hasRoom refused Hot.Baking",
      "Hot Put - → Cold",
    ])
    expect(evaluate({ Hot: "Baking" }, 0, 0).map(words)).toEqual([
      "Hot.Baking Put isDay refused Hot.Empty",
      "Hot.Baking Put - → Hot.Baking",
    ])
    expect(evaluate("Cold", 0)).toEqual([])
  })

  test("comes with the values that a guard read, whether it held or not", () => {
    expect(readsOf(evaluate({ Hot: "Empty" }, 2))).toEqual(["context.pizzas is 2"])
    expect(readsOf(evaluate({ Hot: "Empty" }, 0))).toEqual(["context.pizzas is 0"])
    expect(readsOf(evaluate({ Hot: "Baking" }, 0, 7))).toEqual(['event.type is "Put"', "at.t is 7"])
  })
})

interface Door {
  readonly code: string
  readonly tries: readonly { readonly code: string }[]
}

interface Turned {
  readonly type: "Turned"
  readonly code: string
  readonly see: { readonly guests: { readonly names: readonly string[]; readonly host: string } }
}

const door = setup({
  types: { context: {} as Door, events: {} as Turned },
  guards: {
    isRight: ({ context, event }) => context.code === event.code,
    isInvited: ({ event }, name: string) => event.see.guests.names.includes(name),
    isTired: ({ context }) => context.tries.some(({ code }) => code === "0000"),
  },
}).createMachine({
  id: "door",
  context: { code: "1234", tries: [] },
  initial: "shut",
  states: {
    shut: {
      on: {
        Turned: [
          { guard: and(["isRight", not("isTired")]), target: "open" },
          { guard: { type: "isInvited", params: ({ event }) => event.see.guests.host }, target: "ajar" },
          { guard: ({ event }) => event.code === "", actions: [] },
        ],
      },
    },
    ajar: {
      always: [
        { guard: and([stateIn("open"), "isRight"]), target: "open" },
        { guard: "isTired", target: "shut" },
      ],
    },
    open: {},
  },
})

const turn = (code: string, { tries = [], names = [], host = "Ada" }: Partial<Door & Turned["see"]["guests"]> = {}) =>
  evaluateTransitions(door, { value: "shut", context: { code: "1234", tries } }, {
    type: "Turned",
    code,
    see: { guests: { names, host } },
  } as never)

describe("a guard", () => {
  test("made of others is named by them, and an inline one is a condition", () => {
    expect(turn("9").map(words)).toEqual([
      "shut Turned isRight and not isTired refused open",
      "shut Turned isInvited refused ajar",
      "shut Turned a condition refused shut",
    ])
  })

  test("made of others reads what they read, as far as XState evaluates them", () => {
    const [wrongCode] = turn("9", { tries: [{ code: "0000" }] })
    expect(readsOf(wrongCode === undefined ? [] : [wrongCode])).toEqual(['context.code is "1234"', 'event.code is "9"'])
    const [tired] = turn("1234", { tries: [{ code: "1" }, { code: "0000" }] })
    expect(readsOf(tired === undefined ? [] : [tired])).toEqual([
      'context.code is "1234"',
      'event.code is "1234"',
      "context.tries.length is 2",
      'context.tries.0.code is "1"',
      'context.tries.1.code is "0000"',
    ])
  })

  test("reads another unit by the unit's name, also for its parameters", () => {
    const invited = turn("9", { names: ["Bo"], host: "Ada" }).filter(({ guard }) => guard === "isInvited")
    expect(readsOf(invited)).toEqual(['guests.host is "Ada"', "guests.names.length is 1", 'guests.names.0 is "Bo"'])
  })
})

test("where an event leads, the eventless transitions are evaluated too", () => {
  expect(
    turn("9", { names: ["Ada"] })
      .map(words)
      .slice(1),
  ).toEqual([
    "shut Turned isInvited → ajar",
    "ajar at once in open and isRight refused open",
    "ajar at once isTired refused shut",
  ])
})
