import { changedParts, digestWorld } from "../kernel/digest.ts"
import type { Fold } from "../kernel/fold.ts"
import type { LogRecord } from "../kernel/input.ts"
import type { Tagged } from "../kernel/json.ts"
import type { World } from "../kernel/world.ts"

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

/**
 * How thorough a replay is: from the records in memory, or also from their text and from a checkpoint in the middle.
 */
export type Replaying = "inMemory" | "asText"

/**
 * Replays a run from its records, and with `asText` also from a checkpoint in the middle. Says where the end differs
 * from the run, or `null`.
 */
export const foldAgain = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  lived: World<Command>,
  records: readonly LogRecord<Start, Event>[],
  replaying: Replaying,
): string | null => {
  const asText = replaying === "asText"
  const middle = asText ? Math.floor(records.length / 2) : -1
  let replayed = fold.empty
  let resumed: World<Command> | null = null
  for (const { n, t, input } of asText ? copy(records) : records) {
    if (n === middle) resumed = copy(replayed)
    replayed = fold.step(replayed, { n, t }, input).world
    if (resumed !== null) resumed = fold.step(resumed, { n, t }, input).world
  }
  return differing("replay", lived, replayed) ?? (resumed && differing("replay from a checkpoint", lived, resumed))
}

const differing = (what: string, lived: World, folded: World): string | null =>
  digestWorld(lived) === digestWorld(folded)
    ? null
    : `${what} differs: ${Object.keys(changedParts(lived, folded)).join(", ")}`
