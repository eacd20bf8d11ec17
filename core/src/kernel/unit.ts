import type { Json, Tagged } from "./json.ts"

/** Number and time of the record being folded: the core's only clock and only source of ids. */
export interface At {
  readonly n: number
  readonly t: number
}

/** A reply, which only the unit receives that made the call or armed the timer. */
export type Reply =
  | { readonly type: "CallDone"; readonly id: string; readonly value: Json }
  | { readonly type: "CallFailed"; readonly id: string; readonly error: Json }
  | { readonly type: "CallNews"; readonly id: string; readonly news: Json }
  | { readonly type: "TimerRang"; readonly id: string; readonly event: Json }

/** A unit's requests in a step; nothing is executed before the whole record is folded. */
export interface Out<Event, Command> {
  /** Emits an event to every unit that listens, after this step. */
  readonly send: (event: Event) => void
  /** Starts a call; a running call of the same id is cancelled. */
  readonly call: (id: string, command: Command) => void
  /** Cancels a running call. */
  readonly stop: (id: string) => void
  /** Issues a command without an answer. */
  readonly tell: (command: Command) => void
  /** Delivers `event` to this unit after `delay` milliseconds; an armed timer of the same id is replaced. */
  readonly arm: (id: string, delay: number, event: Json) => void
  readonly disarm: (id: string) => void
  /** Cancels this unit's calls and timers whose id is not among these. */
  readonly keepOnly: (ids: ReadonlySet<string>) => void
}

/** A step's input besides its own state: the time, and other units' views. */
export interface Given<Seen> {
  readonly at: At
  readonly see: Seen
}

/** An event as units receive it: with the time and other units' views. */
export type WithGiven<Event, Seen> = Event & Given<Seen>

/** One actor of a world: a state, and its pure step. */
export interface Unit<Start, State, Event extends Tagged, Command extends Tagged, View, Seen> {
  readonly name: string
  /** Types of the events that reach `step`. */
  readonly listens: ReadonlySet<string>
  readonly init: (start: Start, out: Out<Event, Command>, at: At) => State
  readonly step: (state: State, event: WithGiven<Event, Seen>, out: Out<Event, Command>) => State
  readonly reply: (state: State, reply: Reply, out: Out<Event, Command>, given: Given<Seen>) => State
  readonly view: (state: State) => View
}
