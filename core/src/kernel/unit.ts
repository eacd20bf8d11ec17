import type { Json, Tagged } from "./json.ts"

/** When and as what number the record being folded was written: the only clock and the only source of ids in the core. */
export interface At {
  readonly n: number
  readonly t: number
}

/** What only the unit hears that started a call or armed a timer. */
export type Reply =
  | { readonly type: "CallDone"; readonly id: string; readonly value: Json }
  | { readonly type: "CallFailed"; readonly id: string; readonly error: Json }
  | { readonly type: "CallNews"; readonly id: string; readonly news: Json }
  | { readonly type: "TimerRang"; readonly id: string; readonly event: Json }

/** What a unit may ask for while it steps; nothing happens before the whole record is folded. */
export interface Out<Event, Command> {
  /** Tells every unit that listens, after this step. */
  readonly send: (event: Event) => void
  /** Asks a service and waits for the answer; a running call of the same id is given up. */
  readonly call: (id: string, command: Command) => void
  /** Gives a running call up: its answer will never be heard. */
  readonly stop: (id: string) => void
  /** Asks for something that nobody waits for. */
  readonly tell: (command: Command) => void
  /** Wants `event` after `delay` milliseconds; an armed timer of the same id starts anew. */
  readonly arm: (id: string, delay: number, event: Json) => void
  readonly disarm: (id: string) => void
  /** Gives up all of this unit's calls and timers whose id is not among these. */
  readonly keepOnly: (ids: ReadonlySet<string>) => void
}

/** What a step knows besides its own state: the time, and what other units let be seen. */
export interface Given<Seen> {
  readonly at: At
  readonly see: Seen
}

/** An event as units receive it: with the time, and what other units let be seen. */
export type WithGiven<Event, Seen> = Event & Given<Seen>

/** One actor of a world: a value, and the pure step that an event takes it through. */
export interface Unit<Start, State, Event extends Tagged, Command extends Tagged, View, Seen> {
  readonly name: string
  /** Types of the events that reach `step`; nothing else does, but for replies. */
  readonly listens: ReadonlySet<string>
  readonly init: (start: Start, out: Out<Event, Command>, at: At) => State
  readonly step: (state: State, event: WithGiven<Event, Seen>, out: Out<Event, Command>) => State
  readonly reply: (state: State, reply: Reply, out: Out<Event, Command>, given: Given<Seen>) => State
  readonly view: (state: State) => View
}
