import { createStore } from "@xstate/store"
import type { Tagged } from "./json.ts"
import type { Unit } from "./unit.ts"
import type { WithGiven } from "./chart.ts"

/** How a ledger's handler speaks to the rest of the house. */
export interface LedgerOut<Event, Command> {
  readonly emit: {
    readonly send: (said: { readonly event: Event }) => void
    readonly tell: (said: { readonly command: Command }) => void
  }
}

/** What each event does to the state; an event without an entry does nothing. Pure. */
export type LedgerHandlers<State, Event extends Tagged, Command, Seen> = {
  readonly [Type in Event["type"]]?: (
    state: State,
    event: WithGiven<Extract<Event, { readonly type: Type }>, Seen>,
    out: LedgerOut<Event, Command>,
  ) => State
}

interface LedgerUnit<Start, State, Event extends Tagged, Command, View, Seen> {
  readonly name: string
  readonly init: (start: Start) => State
  readonly on: LedgerHandlers<State, Event, Command, Seen>
  readonly view: (state: State) => View
}

type Said<Event, Command> =
  | { readonly type: "send"; readonly event: Event }
  | { readonly type: "tell"; readonly command: Command }

/** Steps an @xstate/store purely: for data that events change, with no calls and no timers of its own. */
export const unitFromLedger = <Start, State extends object, Event extends Tagged, Command extends Tagged, View, Seen>(
  ledger: LedgerUnit<Start, State, Event, Command, View, Seen>,
): Unit<Start, State, Event, Command, View, Seen> => {
  const { name, on } = ledger
  // The store is only asked for transitions; its own context is never used.
  const store = createStore({ context: {} as object, on: on as object })
  return {
    name,
    listens: new Set(Object.keys(on)),
    init: (start) => ledger.init(start),
    step: (state, event, out, given) => {
      const snapshot = { context: state, status: "active", output: undefined, error: undefined } as const
      const [next, effects] = store.transition(snapshot as never, { ...event, ...given } as never)
      for (const effect of effects as unknown as readonly Said<Event, Command>[]) {
        if (effect.type === "send") out.send(effect.event)
        else if (effect.type === "tell") out.tell(effect.command)
        else throw new Error(`unit ${name}: a ledger may only emit send and tell`)
      }
      return next.context as State
    },
    reply: (state) => state,
    view: ledger.view,
  }
}
