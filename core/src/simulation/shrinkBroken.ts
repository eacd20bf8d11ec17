import type { Fold } from "../kernel/fold.ts"
import type { Tagged } from "../kernel/json.ts"
import type { Log } from "../kernel/log.ts"
import { shrink, type Shrunk } from "../replay/shrink.ts"
import { judgeWithin } from "./judgeLog.ts"
import { kindOf } from "./kindOf.ts"
import type { Play } from "./play.ts"

/**
 * The smallest log found that breaks the same kind of invariant as this one; `NotMet` if this one breaks none. `enough`
 * ends the search early; if it does so before the log breaks, the search has given up.
 */
export const shrinkBroken = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  log: Log<Start, Event, Command>,
  { judge, simpler }: Pick<Play<Start, Event, Command>, "judge" | "simpler">,
  enough: () => boolean = () => false,
): Shrunk<Start, Event, Command> => {
  const broken = judgeWithin(fold, log, judge(), enough)
  if (broken._tag === "GaveUp") return broken
  if (broken._tag !== "Broken") return { _tag: "NotMet" }
  const kind = kindOf(broken.why)
  return shrink({
    fold,
    log,
    enough,
    ...(simpler === undefined ? {} : { simpler }),
    watch: () => {
      const { always } = judge()
      return ({ record: { input }, before, world, tells, crashed, concerned }) => {
        if (!concerned) return "on"
        const why = crashed ? "a unit threw" : always({ before, input, world, tells })
        if (why === null) return "on"
        return kindOf(why) === kind ? "found" : "lost"
      }
    },
  })
}
