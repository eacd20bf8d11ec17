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

/** What a unit is and shows while it sleeps: nothing has happened to it yet. */
export interface Asleep<State, View> {
  readonly state: State
  readonly view: View
  /** What it is after a reply that does not wake it. */
  readonly after?: Asleep<State, View>
}

/** The event types that wake a unit: always, or where the answer is yes. */
export type Wakes<Event extends Tagged, Seen> = {
  readonly [Type in Event["type"]]?:
    | true
    | ((event: WithGiven<Extract<Event, { readonly type: Type }>, Seen>) => boolean)
}

/** What a unit does while it sleeps; most do nothing. */
export interface ActsAsleep<Event, Command> {
  /** What it asks for as it starts. */
  readonly onStart: (out: Out<Event, Command>) => void
  /** Whether it takes a reply without waking. */
  readonly onReply: (reply: Reply, out: Out<Event, Command>) => boolean
}

/** What must be known of a lazy unit without its code. */
interface Sleeper<Start, State, Event extends Tagged, Command, View, Seen> {
  readonly name: string
  readonly asleep: Asleep<State, View> | ((start: Start) => Asleep<State, View>)
  readonly wakes: Wakes<Event, Seen>
  readonly acts?: ActsAsleep<Event, Command> | undefined
}

/**
 * A unit whose code is loaded at the first event that wakes it. Until then it sleeps. Asleep and awake it must be equal
 * in every step, which a test has to show.
 */
export const lazyUnit = <Start, State extends object, Event extends Tagged, Command extends Tagged, View, Seen>(
  { name, asleep, wakes, acts }: Sleeper<Start, State, Event, Command, View, Seen>,
  code: LazyCode<Unit<Start, State, Event, Command, View, Seen>>,
): Unit<Start, State, Event, Command, View, Seen> => {
  const sleeping = new WeakMap<State, Asleep<State, View>>()
  const sleep = (as: Asleep<State, View>): State => {
    sleeping.set(as.state, as)
    return as.state
  }
  const awake = () => {
    const loaded = code.loaded()
    if (loaded === undefined) throw new CodeNotLoaded(code.load)
    return loaded
  }
  const isWokenBy = (event: WithGiven<Event, Seen>): boolean => {
    const wake = (wakes as Readonly<Record<string, true | ((event: WithGiven<Event, Seen>) => boolean)>>)[event.type]
    return typeof wake === "function" ? wake(event) : wake === true
  }
  const listensAsleep = new Set(Object.keys(wakes))
  return {
    name,
    get listens() {
      return code.loaded()?.listens ?? listensAsleep
    },
    init: (start, out) => {
      acts?.onStart(out)
      return sleep(typeof asleep === "function" ? asleep(start) : asleep)
    },
    // Once its code is loaded, the unit itself decides.
    step: (state, event, out) =>
      !code.loaded() && sleeping.has(state) && !isWokenBy(event) ? state : awake().step(state, event, out),
    reply: (state, reply, out, given) => {
      const after = sleeping.get(state)?.after
      return after && acts?.onReply(reply, out) ? sleep(after) : awake().reply(state, reply, out, given)
    },
    view: (state) => {
      const seen = sleeping.get(state)
      return seen ? seen.view : awake().view(state)
    },
  }
}
