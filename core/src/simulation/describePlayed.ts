import type { LogRecord } from "../kernel/input.ts"
import type { Tagged } from "../kernel/json.ts"
import type { Play } from "./play.ts"
import type { Played } from "./runPlay.ts"
import { shrinkPlayed } from "./shrinkPlayed.ts"

const widest = 240

const lineOf = <Start, Event extends Tagged>({ n, t, input }: LogRecord<Start, Event>): string => {
  const words = JSON.stringify(input)
  return `  [${n}] ${new Date(t).toISOString()} ${words.length > widest ? `${words.slice(0, widest)}…` : words}`
}

/** What broke a play, in words: seed, record, reason, and the records that are needed for it; `null` when nothing did. */
export const describePlayed = <Start, Event extends Tagged, Command extends Tagged>(
  play: Play<Start, Event, Command>,
  played: Played<Start, Event, Command>,
): string | null => {
  const { broken, seed, log } = played
  if (broken === null) return null
  const small = shrinkPlayed(play, played)
  const { records } = small ?? log
  const head = `seed ${seed} broke at record ${broken.n} in ${broken.act}: ${broken.why}`
  const many = small ? `shrunk from ${log.records.length} to ${records.length} records:` : "its last records:"
  return [head, many, ...records.slice(-60).map(lineOf)].join("\n")
}
