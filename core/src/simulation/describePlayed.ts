import type { LogRecord } from "../kernel/input.ts"
import type { Tagged } from "../kernel/json.ts"
import type { Log } from "../kernel/log.ts"
import type { Play } from "./play.ts"
import type { Played } from "./runPlay.ts"
import { shrinkPlayed } from "./shrinkPlayed.ts"

const widest = 240

const lineOf = <Start, Event extends Tagged>({ n, t, input }: LogRecord<Start, Event>): string => {
  const words = JSON.stringify(input)
  return `  [${n}] ${new Date(t).toISOString()} ${words.length > widest ? `${words.slice(0, widest)}…` : words}`
}

/** A failed play: described for people, and as the smallest log found that reproduces it. */
export interface Description<Start, Event extends Tagged, Command extends Tagged> {
  readonly seed: number
  readonly words: string
  readonly log: Log<Start, Event, Command>
}

/** Describes a failed play: seed, record, reason, and the records needed to reproduce it; `null` when it passed. */
export const describePlayed = <Start, Event extends Tagged, Command extends Tagged>(
  play: Play<Start, Event, Command>,
  played: Played<Start, Event, Command>,
): Description<Start, Event, Command> | null => {
  const { broken, seed, log: lived } = played
  if (broken === null) return null
  const small = shrinkPlayed(play, played)
  const log = small ?? lived
  const head = `seed ${seed} broke at record ${broken.n} in the ${broken.act}: ${broken.why}`
  const many = small ? `shrunk from ${lived.records.length} to ${log.records.length} records:` : "its last records:"
  return { seed, words: [head, many, ...log.records.slice(-60).map(lineOf)].join("\n"), log }
}
