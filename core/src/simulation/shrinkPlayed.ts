import type { Tagged } from "../kernel/json.ts"
import type { Log } from "../kernel/log.ts"
import { shrink, type Watch } from "../replay/shrink.ts"
import { chanceOf } from "./chance.ts"
import { comeToRest } from "./comeToRest.ts"
import { beginLife, Broken } from "./life.ts"
import type { Play } from "./play.ts"
import type { Played } from "./runPlay.ts"

const kindOf = (why: string): string => why.split(":")[0] ?? why

/** Why a play breaks with these records so far, or `null`; a new one for each trial. */
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
    if (broken?.act !== "fair weather") return "on"
    // Doomed is a world from which fair weather leads to the same fault.
    const life = beginLife(play, { ...judge, always: () => null }, { world, now: record.t })
    try {
      comeToRest(play, life, judge, chanceOf(seed))
      return "on"
    } catch (cause) {
      if (!(cause instanceof Broken)) throw cause
      return kindOf(cause.message) === kind ? "found" : "on"
    }
  }
}

/**
 * The smallest log found that leads to the same kind of fault: at its last record, or, for a stuck world, in the fair
 * weather after it. `null` when none shows it, as when a replay differs. Gives up looking after so many trials.
 */
export const shrinkPlayed = <Start, Event extends Tagged, Command extends Tagged>(
  play: Play<Start, Event, Command>,
  played: Played<Start, Event, Command>,
  trials = 400,
): Log<Start, Event, Command> | null => {
  let left = trials
  const shrunk = shrink({
    fold: play.fold,
    log: played.log,
    watch: () => {
      left--
      return lookOn(play, played)
    },
    enough: () => left <= 0,
  })
  return shrunk._tag === "Shrunk" ? shrunk.log : null
}
