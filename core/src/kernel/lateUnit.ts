import type { Tagged } from "./json.ts"
import type { Unit } from "./unit.ts"

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
interface Sleep<Start, State, Event, View> {
  readonly name: string
  /** Everything that the unit listens to once it is awake. */
  readonly listens: readonly string[]
  /** The state that it begins in and keeps while it sleeps. */
  readonly asleep: (start: Start) => State
  /** Whether an event does anything to a unit that sleeps. */
  readonly wakes: (event: Event) => boolean
  /** What is seen of it while it sleeps. */
  readonly view: (state: State) => View
}

/**
 * A unit whose code need not be here before something wakes it: as long as it sleeps it is a value that nothing
 * changes. Equal to the unit itself in every step, which is for a test to show.
 */
export const lateUnit = <Start, State extends object, Event extends Tagged, Command extends Tagged, View, Seen>(
  sleep: Sleep<Start, State, Event, View>,
  unit: Coming<Unit<Start, State, Event, Command, View, Seen>>,
): Unit<Start, State, Event, Command, View, Seen> => {
  const sleeping = new WeakSet<State>()
  const awake = () => {
    const here = unit.now()
    if (here === undefined) throw new NotHere(unit.come)
    return here
  }
  return {
    name: sleep.name,
    listens: new Set(sleep.listens),
    init: (start) => {
      const state = sleep.asleep(start)
      sleeping.add(state)
      return state
    },
    step: (state, event, out) => (sleeping.has(state) && !sleep.wakes(event) ? state : awake().step(state, event, out)),
    reply: (...reply) => awake().reply(...reply),
    view: (state) => (sleeping.has(state) ? sleep.view(state) : awake().view(state)),
  }
}
