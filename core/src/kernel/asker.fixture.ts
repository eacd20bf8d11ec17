import { assign, fromPromise, setup } from "xstate"
import { type ChartState, unitFromChart, type WithGiven } from "./chart.ts"
import { makeFold } from "./fold.ts"
import type { Tagged } from "./json.ts"
import { unitFromLedger } from "./ledger.ts"

/** The smallest complete shop: a ledger of words, and a chart that asks about them after a pause. */
export type AskerEvent =
  | { readonly type: "WordSaid"; readonly word: string }
  | { readonly type: "WordsChanged" }
  | { readonly type: "BugMet" }

export type AskerCommand =
  | { readonly type: "Ask"; readonly words: string }
  | { readonly type: "Note"; readonly words: string }

interface Seen {
  readonly words: string
}

interface Context {
  readonly answer: string | null
  readonly askedAt: number
}

const words = unitFromLedger<object, { readonly said: string }, AskerEvent, AskerCommand, string, object>({
  name: "words",
  init: () => ({ said: "" }),
  on: {
    WordSaid: ({ said }, { word }, out) => {
      const next = said === "" ? word : `${said} ${word}`
      out.emit.tell({ command: { type: "Note", words: next } })
      out.emit.send({ event: { type: "WordsChanged" } })
      return { said: next }
    },
    BugMet: () => {
      throw new Error("a bug")
    },
  },
  view: ({ said }) => said,
})

const machine = setup({
  types: { context: {} as Context, events: {} as WithGiven<AskerEvent, Seen> },
  actors: { Ask: fromPromise<string, { words: string }>(() => new Promise(() => {})) },
}).createMachine({
  id: "asker",
  context: { answer: null, askedAt: 0 },
  initial: "idle",
  on: { WordsChanged: { target: ".waiting", reenter: true } },
  states: {
    idle: {},
    waiting: { after: { 1000: "asking" } },
    asking: {
      entry: assign({ askedAt: ({ event }) => event.at.t }),
      invoke: {
        id: "ask",
        src: "Ask",
        input: ({ event }) => ({ words: event.see.words }),
        onDone: { target: "idle", actions: assign({ answer: ({ event }) => event.output }) },
        onError: "idle",
      },
    },
  },
})

const asker = unitFromChart<object, Context, AskerEvent, AskerCommand, ChartState<Context>, Seen>({
  name: "asker",
  machine,
  view: (state) => state,
})

export const askerFold = makeFold<object, AskerEvent, AskerCommand>([words, asker])

/** The chart's view in any world. */
export const askerView = (see: Readonly<Record<string, unknown>>): ChartState<Context> =>
  see["asker"] as ChartState<Context>

export const say = (word: string): AskerEvent & Tagged => ({ type: "WordSaid", word })
