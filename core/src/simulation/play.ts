import type { Fold } from "../kernel/fold.ts"
import type { CallExit, Input } from "../kernel/input.ts"
import type { Json, Tagged } from "../kernel/json.ts"
import type { World } from "../kernel/world.ts"
import type { Chance } from "./chance.ts"

/** What a service brings: an end, or news of a call that goes on. */
export type Brought =
  | { readonly _tag: "End"; readonly exit: CallExit }
  | { readonly _tag: "News"; readonly news: Json }
  /** Nothing yet; the call goes on. */
  | { readonly _tag: "Silence" }

/** Whether services may fail: in foul weather anything can happen, in fair weather every call is answered well. */
export type Weather = "foul" | "fair"

/** An input, the worlds before and after it and what was told to services, for those who watch. */
export interface Moment<Start, Event extends Tagged, Command extends Tagged> {
  readonly before: World<Command>
  readonly input: Input<Start, Event>
  readonly world: World<Command>
  readonly tells: readonly Command[]
}

/** Watches one life from its beginning, and may remember what it saw. What it says begins with the kind: `kind: details`. */
export interface Judge<Start, Event extends Tagged, Command extends Tagged> {
  /** Says what is broken at this moment, or `null`. Sees every moment, in order. */
  readonly always: (moment: Moment<Start, Event, Command>) => string | null
  /** Says what is stuck after a long spell of fair weather, or `null`. */
  readonly atRest: (world: World<Command>) => string | null
}

/** What is needed to play a world at random: who lives in it, who answers, and what must always hold. */
export interface Play<Start, Event extends Tagged, Command extends Tagged> {
  readonly fold: Fold<Start, Event, Command>
  readonly start: (chance: Chance) => Start
  /** What somebody does next, sensible or not; `null` when nothing comes to mind. */
  readonly intend: (world: World<Command>, chance: Chance) => Event | null
  readonly answer: (command: Command, world: World<Command>, chance: Chance, weather: Weather) => Brought
  /** What somebody patient does in fair weather to get on, such as trying again; `null` when nothing keeps them. */
  readonly settle: (world: World<Command>) => Event | null
  /** A new judge for each life. */
  readonly judge: () => Judge<Start, Event, Command>
}
