import type { Fold } from "../kernel/fold.ts"
import type { CallExit, Input } from "../kernel/input.ts"
import type { Json, Tagged } from "../kernel/json.ts"
import type { World } from "../kernel/world.ts"
import type { Chance } from "./chance.ts"

/** A service's reaction: the call's result, or a message of a call that continues. */
export type Brought =
  | { readonly _tag: "End"; readonly exit: CallExit }
  | { readonly _tag: "News"; readonly news: Json }
  /** Nothing yet; the call goes on. */
  | { readonly _tag: "Silence" }

/** Faulty: services may fail in any way. Recovery: every call succeeds. */
export type Phase = "faulty" | "recovery"

/** An input, the worlds before and after it, and the tells it caused. */
export interface Moment<Start, Event extends Tagged, Command extends Tagged> {
  readonly before: World<Command>
  readonly input: Input<Start, Event>
  readonly world: World<Command>
  readonly tells: readonly Command[]
}

/** Watches one run from its beginning, and may keep state. Its messages begin with the kind: `kind: details`. */
export interface Judge<Start, Event extends Tagged, Command extends Tagged> {
  /** Returns what is broken at this moment, or `null`. Called at every moment, in order. */
  readonly always: (moment: Moment<Start, Event, Command>) => string | null
  /** Returns what is stuck at the end of the recovery phase, or `null`. */
  readonly atRest: (world: World<Command>) => string | null
}

/** Everything needed to simulate a world: its users, its services, and its invariants. */
export interface Play<Start, Event extends Tagged, Command extends Tagged> {
  readonly fold: Fold<Start, Event, Command>
  readonly start: (chance: Chance) => Start
  /** The next action of a user, sensible or not; `null` for none. */
  readonly intend: (world: World<Command>, chance: Chance) => Event | null
  readonly answer: (command: Command, world: World<Command>, chance: Chance, phase: Phase) => Brought
  /**
   * What a patient user does in the recovery phase to continue, such as a retry; `null` when nothing is in their way.
   */
  readonly settle: (world: World<Command>) => Event | null
  /** Simpler inputs to try in place of one, most drastic first, when a broken run is shrunk. */
  readonly simpler?: (input: Input<Start, Event>) => Iterable<Input<Start, Event>>
  /** A new judge for each run. */
  readonly judge: () => Judge<Start, Event, Command>
}
