import type { Tagged } from "../kernel/json.ts"
import type { Log } from "../kernel/log.ts"
import type { World } from "../kernel/world.ts"
import { chanceOf } from "./chance.ts"
import { comeToRest } from "./comeToRest.ts"
import { foldAgain } from "./foldAgain.ts"
import { beginLife, Broken } from "./life.ts"
import { liveWildly } from "./liveWildly.ts"
import type { Play } from "./play.ts"

/** In which part of a play it broke. */
export type Act = "foul weather" | "fair weather" | "replay"

/** How a play ended: what was recorded, and what was broken at which record, if anything was. */
export interface Played<Start, Event extends Tagged, Command extends Tagged> {
  readonly seed: number
  readonly log: Log<Start, Event, Command>
  readonly world: World<Command>
  readonly broken: { readonly n: number; readonly why: string; readonly act: Act } | null
}

/** A Saturday evening in November. */
const opening = Date.UTC(2026, 10, 21, 17, 0)
const textEvery = 8

/**
 * Plays a world from a seed for so many steps: people do things, calls end well or badly in any order or too late,
 * timers ring late, time leaps. Then the faults stop, everything must come to rest, and the log must fold to the same
 * world again. The same seed plays the same.
 */
export const runPlay = <Start, Event extends Tagged, Command extends Tagged>(
  play: Play<Start, Event, Command>,
  seed: number,
  steps = 40,
): Played<Start, Event, Command> => {
  const chance = chanceOf(seed)
  const judge = play.judge()
  const life = beginLife(play, judge, { world: play.fold.empty, now: opening })
  let act: Act = "foul weather"
  const played = (why: string | null): Played<Start, Event, Command> => ({
    seed,
    log: { checkpoint: null, records: life.records },
    world: life.world(),
    broken: why === null ? null : { n: life.world().n, why, act },
  })
  try {
    life.bring({ type: "Started", start: play.start(chance) })
    liveWildly(play, life, chance, steps)
    act = "fair weather"
    comeToRest(play, life, judge, chance)
    act = "replay"
    return played(foldAgain(play.fold, life.world(), life.records, seed % textEvery === 0 ? "asText" : "asLived"))
  } catch (cause) {
    if (!(cause instanceof Broken)) throw cause
    return played(cause.message)
  }
}
