import type { Tagged } from "../kernel/json.ts"
import type { Play } from "./play.ts"
import { type Played, runPlay } from "./runPlay.ts"

/** Which lives are played: so many, from this seed on, each of so many wild steps. */
export interface Runs {
  readonly seed: number
  readonly runs: number
  readonly steps: number
}

/** What came of them: how many records were folded, and the first play that broke, after which it stopped. */
export interface RunsPlayed<Start, Event extends Tagged, Command extends Tagged> {
  readonly runs: number
  readonly records: number
  readonly broken: Played<Start, Event, Command> | null
}

/** Plays one life a seed until one breaks. */
export const runPlays = <Start, Event extends Tagged, Command extends Tagged>(
  play: Play<Start, Event, Command>,
  { seed, runs, steps }: Runs,
): RunsPlayed<Start, Event, Command> => {
  let records = 0
  for (let run = 0; run < runs; run++) {
    const played = runPlay(play, seed + run, steps)
    records += played.log.records.length
    if (played.broken) return { runs: run + 1, records, broken: played }
  }
  return { runs, records, broken: null }
}
