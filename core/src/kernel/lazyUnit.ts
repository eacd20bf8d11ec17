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

/** What must be known of a lazy unit without its code. */
interface Stub<Start, State, Event, Command, View, Seen> {
  readonly name: string
  /** The event types at which the unit may need its code. In the stub's state it does nothing at any other. */
  readonly listens: readonly string[]
  /** The unit's first state. The stub keeps it, unless `onReply` gives another. */
  readonly initial: (start: Start) => State
  /** What the unit asks for as it starts; nothing by default. */
  readonly onStart?: (out: Out<Event, Command>) => void
  /** The state after a reply that needs no code; `undefined` when it needs the code. */
  readonly onReply?: (state: State, reply: Reply, out: Out<Event, Command>) => State | undefined
  /** Whether the unit does anything with an event in the stub's state. */
  readonly needsCode: (event: WithGiven<Event, Seen>) => boolean
  readonly view: (state: State) => View
}

/**
 * A unit whose code is loaded at the first event that needs it. Until then a stub stands for it. Both must be equal in
 * every step, which a test has to show.
 */
export const lazyUnit = <Start, State extends object, Event extends Tagged, Command extends Tagged, View, Seen>(
  stub: Stub<Start, State, Event, Command, View, Seen>,
  code: LazyCode<Unit<Start, State, Event, Command, View, Seen>>,
): Unit<Start, State, Event, Command, View, Seen> => {
  const stubStates = new WeakSet<State>()
  const asStub = (state: State): State => {
    stubStates.add(state)
    return state
  }
  const unit = () => {
    const loaded = code.loaded()
    if (loaded === undefined) throw new CodeNotLoaded(code.load)
    return loaded
  }
  const listensBefore = new Set(stub.listens)
  return {
    name: stub.name,
    get listens() {
      return code.loaded()?.listens ?? listensBefore
    },
    init: (start, out) => {
      stub.onStart?.(out)
      return asStub(stub.initial(start))
    },
    step: (state, event, out) =>
      stubStates.has(state) && !stub.needsCode(event) ? state : unit().step(state, event, out),
    reply: (state, reply, out, given) => {
      const next = stubStates.has(state) ? stub.onReply?.(state, reply, out) : undefined
      return next ? asStub(next) : unit().reply(state, reply, out, given)
    },
    view: (state) => (stubStates.has(state) ? stub.view(state) : unit().view(state)),
  }
}
