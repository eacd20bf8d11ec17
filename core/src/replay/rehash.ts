import { changedParts, digestWorld } from "../kernel/digest.ts"
import type { Fold } from "../kernel/fold.ts"
import type { LogRecord } from "../kernel/input.ts"
import type { Tagged } from "../kernel/json.ts"
import type { Log } from "../kernel/log.ts"

/** The log with a hash and the changed parts after every record, and the hash of its last world. */
export interface Rehashed<Start, Event extends Tagged, Command extends Tagged> {
  readonly log: Log<Start, Event, Command>
  readonly hash: string
}

/** Folds a log and records the digest of every world. */
export const rehash = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  log: Log<Start, Event, Command>,
): Rehashed<Start, Event, Command> => {
  let world = log.checkpoint ?? fold.empty
  const records: LogRecord<Start, Event>[] = []
  for (const { n, t, input } of log.records) {
    const before = world
    const folded = fold.step(world, { n, t }, input)
    world = folded.world
    const crash = folded.crash === undefined ? {} : { crash: "a unit threw" }
    records.push({ n, t, input, hash: digestWorld(world), changed: changedParts(before, world), ...crash })
  }
  return { log: { checkpoint: log.checkpoint, records }, hash: digestWorld(world) }
}
