import { createStore, type EnqueueObject } from "@xstate/store"
import type { Json, Tagged } from "./json.ts"
import type { Out, Unit, WithGiven } from "./unit.ts"

/** A ledger handler's possible effects, which its store emits and the kernel executes once the handler has returned. */
type Emitted<Event, Command> =
  | { readonly type: "send"; readonly event: Event }
  | { readonly type: "tell"; readonly command: Command }
  /** Requests `event` after `delay` milliseconds; a timer of the same id is replaced. */
  | { readonly type: "arm"; readonly id: string; readonly delay: number; readonly event: Event }
  | { readonly type: "disarm"; readonly id: string }

/** How a ledger's handler reaches other units and services: the `emit` of @xstate/store. */
export type LedgerOut<Event, Command> = Pick<EnqueueObject<object, Emitted<Event, Command>>, "emit">

/** The handler of each event; an event without one does nothing. Pure. */
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

/**
 * Steps a ledger: data that events change, without calls. It is an @xstate/store of which only the pure
 * `transition` is used, because its data is in the world.
 */
export const unitFromLedger = <Start, State extends object, Event extends Tagged, Command extends Tagged, View, Seen>(
  ledger: LedgerUnit<Start, State, Event, Command, View, Seen>,
): Unit<Start, State, Event, Command, View, Seen> => {
  const store = createStore<object, Tagged, Emitted<Event, Command>>({ context: {}, on: ledger.on as object })
  const step = (state: State, event: Tagged, out: Out<Event, Command>): State => {
    const [{ context }, effects] = store.transition({ ...active, context: state }, event)
    for (const effect of effects) {
      if (typeof effect === "function") throw new Error(`unit ${ledger.name}: an effect would run outside the world`)
      carryOut(effect, out)
    }
    return context as State
  }
  return {
    name: ledger.name,
    listens: new Set(Object.keys(ledger.on)),
    init: (start) => ledger.init(start),
    step,
    reply: (state, reply, out, given) =>
      reply.type === "TimerRang" ? step(state, { ...(reply.event as unknown as Tagged), ...given }, out) : state,
    view: ledger.view,
  }
}

/** A store's snapshot without its context. */
const active = { status: "active", output: undefined, error: undefined } as const

const carryOut = <Event extends Tagged, Command extends Tagged>(
  effect: Emitted<Event, Command>,
  out: Out<Event, Command>,
): void => {
  switch (effect.type) {
    case "send":
      return out.send(effect.event)
    case "tell":
      return out.tell(effect.command)
    case "arm":
      return out.arm(effect.id, effect.delay, effect.event as unknown as Json)
    case "disarm":
      return out.disarm(effect.id)
  }
}
