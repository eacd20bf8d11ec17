import type { Tagged } from "./json.ts"
import type { Out, Reply, Unit, WithGiven } from "./unit.ts"

/** Thrown by a fold that needs a unit whose code is not loaded. Nothing has been folded. */
export class CodeNotLoaded {
  /** Resolves when the code is loaded; never rejects. */
  readonly load: () => Promise<void>

  constructor(load: () => Promise<void>) {
    this.load = load
  }
}

/** Code that is loaded when it is needed. */
export interface LazyCode<Part> {
  readonly loaded: () => Part | undefined
  /** Resolves when the code is loaded; never rejects. */
  readonly load: () => Promise<void>
}

/** A unit's state and view until its code is loaded: nothing has happened to it yet. */
export interface Unloaded<State, View> {
  readonly state: State
  readonly view: View
  /** State and view after a reply that does not need its code. */
  readonly after?: Unloaded<State, View>
}

/** The event types that need a unit's code: always, or if the function returns true. */
export type Triggers<Event extends Tagged, Seen> = {
  readonly [Type in Event["type"]]?:
    | true
    | ((event: WithGiven<Extract<Event, { readonly type: Type }>, Seen>) => boolean)
}

/** The behaviour of an unloaded unit; most have none. */
export interface ActsUnloaded<Event, Command> {
  /** Makes the unit's calls as the session starts. */
  readonly onStart: (out: Out<Event, Command>) => void
  /** Returns true if it handles a reply without its code. */
  readonly onReply: (reply: Reply, out: Out<Event, Command>) => boolean
}

/** The part of a lazy unit that is needed before its code is loaded. */
interface Codeless<Start, State, Event extends Tagged, Command, View, Seen> {
  readonly name: string
  readonly unloaded: Unloaded<State, View> | ((start: Start) => Unloaded<State, View>)
  readonly triggers: Triggers<Event, Seen>
  readonly acts?: ActsUnloaded<Event, Command> | undefined
}

/**
 * A unit whose code is loaded at its first trigger, an event that needs it. It must behave the same with and without
 * its code in every step, which a test has to prove.
 */
export const lazyUnit = <Start, State extends object, Event extends Tagged, Command extends Tagged, View, Seen>(
  { name, unloaded, triggers, acts }: Codeless<Start, State, Event, Command, View, Seen>,
  code: LazyCode<Unit<Start, State, Event, Command, View, Seen>>,
): Unit<Start, State, Event, Command, View, Seen> => {
  const withoutCode = new WeakMap<State, Unloaded<State, View>>()
  const keep = (as: Unloaded<State, View>): State => {
    withoutCode.set(as.state, as)
    return as.state
  }
  const withCode = () => {
    const loaded = code.loaded()
    if (loaded === undefined) throw new CodeNotLoaded(code.load)
    return loaded
  }
  const isTrigger = (event: WithGiven<Event, Seen>): boolean => {
    const trigger = (triggers as Readonly<Record<string, true | ((event: WithGiven<Event, Seen>) => boolean)>>)[
      event.type
    ]
    return typeof trigger === "function" ? trigger(event) : trigger === true
  }
  const listensUnloaded = new Set(Object.keys(triggers))
  return {
    name,
    get listens() {
      return code.loaded()?.listens ?? listensUnloaded
    },
    init: (start, out) => {
      acts?.onStart(out)
      return keep(typeof unloaded === "function" ? unloaded(start) : unloaded)
    },
    // Once its code is loaded, the unit handles its events itself.
    step: (state, event, out) =>
      !code.loaded() && withoutCode.has(state) && !isTrigger(event) ? state : withCode().step(state, event, out),
    reply: (state, reply, out, given) => {
      const after = withoutCode.get(state)?.after
      return after && acts?.onReply(reply, out) ? keep(after) : withCode().reply(state, reply, out, given)
    },
    view: (state) => {
      const seen = withoutCode.get(state)
      return seen ? seen.view : withCode().view(state)
    },
  }
}
