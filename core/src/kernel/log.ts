import type { LogRecord } from "./input.ts"
import type { Tagged } from "./json.ts"
import type { World } from "./world.ts"

/** A session as it was recorded: the world that the first record meets (`null` before the very first), and the records. */
export interface Log<Start, Event extends Tagged, Command extends Tagged> {
  readonly checkpoint: World<Command> | null
  readonly records: readonly LogRecord<Start, Event>[]
}

/** A recorder that keeps the last records and the world before them, so that memory stays bounded. */
export interface Recorder<Start, Event extends Tagged, Command extends Tagged> {
  readonly append: (record: LogRecord<Start, Event>, world: World<Command>) => void
  readonly log: () => Log<Start, Event, Command>
}

/** Keeps between `most - step` and `most` records once it is full. */
export const makeRecorder = <Start, Event extends Tagged, Command extends Tagged>(
  checkpoint: World<Command> | null,
  most = 4000,
  step = 500,
): Recorder<Start, Event, Command> => {
  let first = checkpoint
  let records: LogRecord<Start, Event>[] = []
  let marks: { readonly index: number; readonly world: World<Command> }[] = []
  return {
    append: (record, world) => {
      records.push(record)
      if (records.length % step === 0) marks.push({ index: records.length, world })
      const oldest = marks[0]
      if (records.length > most && oldest) {
        first = oldest.world
        records = records.slice(oldest.index)
        marks = marks.slice(1).map((mark) => ({ ...mark, index: mark.index - oldest.index }))
      }
    },
    log: () => ({ checkpoint: first, records: [...records] }),
  }
}
