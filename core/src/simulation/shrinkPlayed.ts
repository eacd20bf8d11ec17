import type { Tagged } from "../kernel/json.ts"
import type { Log } from "../kernel/log.ts"
import { shrink, type Watch } from "../replay/shrink.ts"
import { chanceOf } from "./chance.ts"
import { runRecoveryPhase } from "./runRecoveryPhase.ts"
import { kindOf } from "./kindOf.ts"
import { beginRun, Broken } from "./run.ts"
import type { Play } from "./play.ts"
import type { Played } from "./runPlay.ts"

/** Why a play breaks with the records so far, or `null`; a new one for each trial. */
const lookOn = <Start, Event extends Tagged, Command extends Tagged>(
  play: Play<Start, Event, Command>,
  { seed, broken }: Played<Start, Event, Command>,
): Watch<Start, Event, Command> => {
  const judge = play.judge()
  const kind = kindOf(broken?.why ?? "")
  return ({ record, before, world, tells, crashed, concerned }) => {
    if (!concerned) return "on"
    if (crashed) return kind === "a unit threw" ? "found" : "lost"
    const why = judge.always({ before, input: record.input, world, tells })
    if (why !== null) return kindOf(why) === kind ? "found" : "lost"
    if (broken?.act !== "recovery phase") return "on"
    // A world counts as broken if its recovery phase leads to the same fault.
    const run = beginRun(play, { ...judge, always: () => null }, { world, now: record.t })
    try {
      runRecoveryPhase(play, run, judge, chanceOf(seed))
      return "on"
    } catch (cause) {
      if (!(cause instanceof Broken)) throw cause
      return kindOf(cause.message) === kind ? "found" : "on"
    }
  }
}

/**
 * The smallest log found that leads to the same kind of fault: at its last record, or, for a stuck world, in the
 * recovery phase after it; what its records carry is simplified too. `null` when there is none, as for a replay that
 * differs. Stops after a bounded number of trials.
 */
export const shrinkPlayed = <Start, Event extends Tagged, Command extends Tagged>(
  play: Play<Start, Event, Command>,
  played: Played<Start, Event, Command>,
  trials = 1500,
): Log<Start, Event, Command> | null => {
  let left = trials
  const shrunk = shrink({
    fold: play.fold,
    log: played.log,
    ...(play.simpler === undefined ? {} : { simpler: play.simpler }),
    watch: () => {
      left--
      return lookOn(play, played)
    },
    enough: () => left < 0,
  })
  return shrunk._tag === "Shrunk" ? shrunk.log : null
}
