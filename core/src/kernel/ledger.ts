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

/**
 * Steps a ledger: data that events change, and that calls nobody. Handlers are those of an @xstate/store, called
 * directly: a store's own transition costs several times what they do (decision 13).
 */
export const unitFromLedger = <Start, State extends object, Event extends Tagged, Command extends Tagged, View, Seen>(
  ledger: LedgerUnit<Start, State, Event, Command, View, Seen>,
): Unit<Start, State, Event, Command, View, Seen> => {
  const handlers = new Map(Object.entries(ledger.on)) as ReadonlyMap<string, Handler<State, Event, Command>>
  const voices = new WeakMap<Out<Event, Command>, LedgerOut<Event, Command>>()
  const voiceOf = (out: Out<Event, Command>): LedgerOut<Event, Command> => {
    let voice = voices.get(out)
    if (!voice) voices.set(out, (voice = speakThrough(out)))
    return voice
  }
  const advance = (state: State, event: Tagged, out: Out<Event, Command>): State => {
    const handler = handlers.get(event.type)
    return handler ? handler(state, event, voiceOf(out)) : state
  }
  return {
    name: ledger.name,
    listens: new Set(handlers.keys()),
    init: (start) => ledger.init(start),
    step: advance,
    reply: (state, reply, out, given) =>
      reply.type === "TimerRang" ? advance(state, { ...(reply.event as unknown as Tagged), ...given }, out) : state,
    view: ledger.view,
  }
}

type Handler<State, Event, Command> = (state: State, event: Tagged, out: LedgerOut<Event, Command>) => State

const speakThrough = <Event extends Tagged, Command extends Tagged>(
  out: Out<Event, Command>,
): LedgerOut<Event, Command> => ({
  emit: {
    send: ({ event }) => out.send(event),
    tell: ({ command }) => out.tell(command),
    arm: ({ id, delay, event }) => out.arm(id, delay, event as unknown as Json),
    disarm: ({ id }) => out.disarm(id),
  },
})
