import type { Tagged } from "./json.ts"
import type { Out, Reply, Unit, WithGiven } from "./unit.ts"

/** Thrown by a fold that needs a unit whose code is not here yet. Nothing has been folded. */
export class NotHere {
  /** Resolves when the unit is here; never rejects. */
  readonly come: () => Promise<void>

  constructor(come: () => Promise<void>) {
    this.come = come
  }
}

/** Code that comes when it is wanted. */
export interface Coming<Part> {
  readonly now: () => Part | undefined
  /** Resolves when it is here; never rejects. */
  readonly come: () => Promise<void>
}

/** What must be known of a unit that sleeps without its code. */
interface Sleep<Start, State, Event, Command, View, Seen> {
  readonly name: string
  /** Everything that the unit listens to once it is awake. */
  readonly listens: readonly string[]
  /** The state that it begins in, and keeps while it sleeps unless something is answered. */
  readonly asleep: (start: Start) => State
  /** What it asks for as it begins; nothing unless told. */
  readonly begins?: (out: Out<Event, Command>) => void
  /** What an answer makes of it that lets it sleep on; every other wakes it. */
  readonly answered?: (state: State, reply: Reply, out: Out<Event, Command>) => State | undefined
  /** Whether an event does anything to a unit that sleeps. */
  readonly wakes: (event: WithGiven<Event, Seen>) => boolean
  /** What is seen of it while it sleeps. */
  readonly view: (state: State) => View
}

/**
 * A unit whose code need not be here before something wakes it: as long as it sleeps it is a value that nothing
 * changes but the answers that it awaits. Equal to the unit itself in every step, which is for a test to show.
 */
export const lateUnit = <Start, State extends object, Event extends Tagged, Command extends Tagged, View, Seen>(
  sleep: Sleep<Start, State, Event, Command, View, Seen>,
  unit: Coming<Unit<Start, State, Event, Command, View, Seen>>,
): Unit<Start, State, Event, Command, View, Seen> => {
  const sleeping = new WeakSet<State>()
  const dream = (state: State): State => {
    sleeping.add(state)
    return state
  }
  const awake = () => {
    const here = unit.now()
    if (here === undefined) throw new NotHere(unit.come)
    return here
  }
  return {
    name: sleep.name,
    listens: new Set(sleep.listens),
    init: (start, out) => {
      sleep.begins?.(out)
      return dream(sleep.asleep(start))
    },
    step: (state, event, out) => (sleeping.has(state) && !sleep.wakes(event) ? state : awake().step(state, event, out)),
    reply: (state, reply, out, given) => {
      const next = sleeping.has(state) ? sleep.answered?.(state, reply, out) : undefined
      return next ? dream(next) : awake().reply(state, reply, out, given)
    },
    view: (state) => (sleeping.has(state) ? sleep.view(state) : awake().view(state)),
  }
}
