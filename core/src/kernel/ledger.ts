import { createStore } from "@xstate/store"
import type { Json, Tagged } from "./json.ts"
import type { Out, Unit, WithGiven } from "./unit.ts"

/** How a ledger's handler speaks to the rest of the house. */
export interface LedgerOut<Event, Command> {
  readonly emit: {
    readonly send: (said: { readonly event: Event }) => void
    readonly tell: (said: { readonly command: Command }) => void
    /** Wants `event` back after `delay` milliseconds; the same id starts anew. */
    readonly arm: (said: { readonly id: string; readonly delay: number; readonly event: Event }) => void
    readonly disarm: (said: { readonly id: string }) => void
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
  | { readonly type: "arm"; readonly id: string; readonly delay: number; readonly event: Event }
  | { readonly type: "disarm"; readonly id: string }

/** Steps an @xstate/store purely: for data that events change, and that calls nobody. */
export const unitFromLedger = <Start, State extends object, Event extends Tagged, Command extends Tagged, View, Seen>(
  ledger: LedgerUnit<Start, State, Event, Command, View, Seen>,
): Unit<Start, State, Event, Command, View, Seen> => {
  const { name, on } = ledger
  // The store is only asked for transitions; its own context is never used.
  const store = createStore({ context: {}, on: on as object })
  const advance = (state: State, event: object, out: Out<Event, Command>): State => {
    const snapshot = { context: state, status: "active", output: undefined, error: undefined } as const
    const [next, effects] = store.transition(snapshot, event as never)
    for (const effect of effects as unknown as readonly Said<Event, Command>[]) say(name, effect, out)
    return next.context as State
  }
  return {
    name,
    listens: new Set(Object.keys(on)),
    init: (start) => ledger.init(start),
    step: advance,
    reply: (state, reply, out, given) =>
      reply.type === "TimerRang" ? advance(state, { ...(reply.event as object), ...given }, out) : state,
    view: ledger.view,
  }
}

const say = <Event extends Tagged, Command extends Tagged>(
  unit: string,
  said: Said<Event, Command>,
  out: Out<Event, Command>,
): void => {
  switch (said.type) {
    case "send":
      return out.send(said.event)
    case "tell":
      return out.tell(said.command)
    case "arm":
      return out.arm(said.id, said.delay, said.event as unknown as Json)
    case "disarm":
      return out.disarm(said.id)
    default:
      throw new Error(`unit ${unit}: a ledger may only emit send, tell, arm and disarm`)
  }
}
