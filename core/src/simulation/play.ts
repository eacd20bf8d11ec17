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

/** An input and the worlds before and after it, for those who watch. */
export interface Moment<Start, Event extends Tagged, Command extends Tagged> {
  readonly before: World<Command>
  readonly input: Input<Start, Event>
  readonly world: World<Command>
}

/** What is needed to play a world at random: who lives in it, who answers, and what must always hold. */
export interface Play<Start, Event extends Tagged, Command extends Tagged> {
  readonly fold: Fold<Start, Event, Command>
  readonly start: (chance: Chance) => Start
  /** What somebody does next, sensible or not; `null` when nothing comes to mind. */
  readonly intend: (world: World<Command>, chance: Chance) => Event | null
  readonly answer: (command: Command, world: World<Command>, chance: Chance, weather: Weather) => Brought
  /** Each says what is broken, or `null`. */
  readonly always: readonly ((moment: Moment<Start, Event, Command>) => string | null)[]
  /** Says what is stuck after a long spell of fair weather in which nobody did anything, or `null`. */
  readonly atRest: (world: World<Command>) => string | null
}
