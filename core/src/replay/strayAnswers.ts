import type { Fold } from "../kernel/fold.ts"
import type { Tagged } from "../kernel/json.ts"
import type { Log } from "../kernel/log.ts"
import { runningBy } from "../kernel/running.ts"
import { firstDifference } from "./difference.ts"

/** The command that each answer of a log answered, by the number of the answer's record. */
const questionsOf = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  { checkpoint, records }: Log<Start, Event, Command>,
): ReadonlyMap<number, Command> => {
  const questions = new Map<number, Command>()
  let world = checkpoint ?? fold.empty
  for (const { n, t, input } of records) {
    const call = input.type === "CallEnded" || input.type === "CallNews" ? runningBy(world.calls, input.key) : undefined
    if (call !== undefined) questions.set(n, call.command)
    if (fold.concerns(world, input)) world = fold.step(world, { n, t }, input).world
  }
  return questions
}

/**
 * The numbers of a shrunk log's records whose answer was recorded for a different command, because records in between
 * were removed. No server answered like that, so a fault found there may be an artefact of shrinking.
 */
export const strayAnswers = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  original: Log<Start, Event, Command>,
  shrunk: Log<Start, Event, Command>,
): readonly number[] => {
  const asked = questionsOf(fold, shrunk)
  const last = [...asked.keys()].at(-1)
  if (last === undefined) return []
  const recorded = questionsOf(fold, { ...original, records: original.records.filter(({ n }) => n <= last) })
  return [...asked].flatMap(([n, command]) => (firstDifference(recorded.get(n), command) === undefined ? [] : [n]))
}
