import type { Tagged } from "../kernel/json.ts"
import type { Log } from "../kernel/log.ts"
import type { World } from "../kernel/world.ts"
import { chanceOf } from "./chance.ts"
import { runRecoveryPhase } from "./runRecoveryPhase.ts"
import { foldAgain } from "./foldAgain.ts"
import { beginRun, Broken } from "./run.ts"
import { runFaultyPhase } from "./runFaultyPhase.ts"
import type { Play } from "./play.ts"

/** The part of a play in which it broke. */
export type Act = "faulty phase" | "recovery phase" | "replay"

/** The result of a play: its records, and what broke at which record, if anything. */
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
 * Plays a world from a seed: a faulty phase of so many steps, then a recovery phase in which everything must come to
 * rest, then a replay that must fold the log to the same world. The same seed gives the same play.
 */
export const runPlay = <Start, Event extends Tagged, Command extends Tagged>(
  play: Play<Start, Event, Command>,
  seed: number,
  steps = 40,
): Played<Start, Event, Command> => {
  const chance = chanceOf(seed)
  const judge = play.judge()
  const run = beginRun(play, judge, { world: play.fold.empty, now: opening })
  let act: Act = "faulty phase"
  const played = (why: string | null): Played<Start, Event, Command> => ({
    seed,
    log: { checkpoint: null, records: run.records },
    world: run.world(),
    broken: why === null ? null : { n: run.world().n, why, act },
  })
  try {
    run.bring({ type: "Started", start: play.start(chance) })
    runFaultyPhase(play, run, chance, steps)
    act = "recovery phase"
    runRecoveryPhase(play, run, judge, chance)
    act = "replay"
    return played(foldAgain(play.fold, run.world(), run.records, seed % textEvery === 0 ? "asText" : "inMemory"))
  } catch (cause) {
    if (!(cause instanceof Broken)) throw cause
    return played(cause.message)
  }
}
