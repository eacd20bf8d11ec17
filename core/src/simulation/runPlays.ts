import type { Tagged } from "../kernel/json.ts"
import { describePlayed, type Description } from "./describePlayed.ts"
import type { Play } from "./play.ts"
import { type Played, runPlay } from "./runPlay.ts"

/** The number of runs, their first seed, and the steps of each faulty phase. */
export interface Runs {
  readonly seed: number
  readonly runs: number
  readonly steps: number
}

/** The number of records folded, and a description of the first play that broke. */
export interface RunsPlayed<Start, Event extends Tagged, Command extends Tagged> {
  readonly runs: number
  readonly records: number
  readonly broken: Description<Start, Event, Command> | null
}

/** Returns the first play that breaks; the seeds alternate between the stages. */
export const findBroken = <Start, Event extends Tagged, Command extends Tagged>(
  plays: readonly Play<Start, Event, Command>[],
  { seed: first, runs, steps }: Runs,
): { readonly played: Played<Start, Event, Command> | null; readonly runs: number; readonly records: number } => {
  let records = 0
  for (let seed = first; seed < first + runs; seed++) {
    const play = plays[seed % plays.length]
    if (!play) break
    const played = runPlay(play, seed, steps)
    records += played.log.records.length
    if (played.broken) return { played, runs: seed - first + 1, records }
  }
  return { played: null, runs, records }
}

/** Plays one run per seed, alternating between these stages, until one breaks; that one is shrunk and described. */
export const runPlays = <Start, Event extends Tagged, Command extends Tagged>(
  plays: readonly Play<Start, Event, Command>[],
  wanted: Runs,
): RunsPlayed<Start, Event, Command> => {
  const { played, runs, records } = findBroken(plays, wanted)
  const play = played && plays[played.seed % plays.length]
  return { runs, records, broken: play ? describePlayed(play, played) : null }
}
