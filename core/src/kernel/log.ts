import type { LogRecord } from "./input.ts"
import { bytesOf } from "./bytes.ts"
import type { Tagged } from "./json.ts"
import type { World } from "./world.ts"

/** A recorded session: the world before its first record (`null` at the very start), and the records. */
export interface Log<Start, Event extends Tagged, Command extends Tagged> {
  readonly checkpoint: World<Command> | null
  readonly records: readonly LogRecord<Start, Event>[]
}

/** Keeps the last records and the world before them, in bounded memory. */
export interface Recorder<Start, Event extends Tagged, Command extends Tagged> {
  readonly append: (record: LogRecord<Start, Event>, world: World<Command>) => void
  readonly log: () => Log<Start, Event, Command>
}

/** Bounds of a recorder. */
export interface RecorderBounds {
  readonly records: number
  /** In bytes as estimated by `bytesOf`; a single record may be larger. */
  readonly bytes: number
}

/** Enough for an hour of busy clicking, or a few hundred menus. */
export const recorderBounds: RecorderBounds = { records: 4000, bytes: 16_000_000 }

/** Records that are kept and dropped together, and the world before them. */
interface Stretch<Start, Event extends Tagged, Command extends Tagged> {
  readonly before: World<Command> | null
  readonly records: LogRecord<Start, Event>[]
  bytes: number
}

const stretches = 8

/** Drops the oldest stretch, an eighth of the bounds, when the bounds are exceeded. */
export const makeRecorder = <Start, Event extends Tagged, Command extends Tagged>(
  checkpoint: World<Command> | null,
  bounds: RecorderBounds = recorderBounds,
): Recorder<Start, Event, Command> => {
  const most = { records: Math.ceil(bounds.records / stretches), bytes: bounds.bytes / stretches }
  let newest: Stretch<Start, Event, Command> = { before: checkpoint, records: [], bytes: 0 }
  let kept = [newest]
  let [records, bytes, last] = [0, 0, checkpoint]
  return {
    append: (record, world) => {
      const size = bytesOf(record.input)
      const isFull = newest.records.length >= most.records || newest.bytes + size > most.bytes
      if (isFull && newest.records.length > 0) {
        newest = { before: last, records: [], bytes: 0 }
        kept.push(newest)
      }
      newest.records.push(record)
      newest.bytes += size
      records++
      bytes += size
      last = world
      while (kept.length > 1 && (records > bounds.records || bytes > bounds.bytes)) {
        const [oldest, ...rest] = kept
        kept = rest
        records -= oldest?.records.length ?? 0
        bytes -= oldest?.bytes ?? 0
      }
    },
    log: () => ({ checkpoint: kept[0]?.before ?? null, records: kept.flatMap((stretch) => stretch.records) }),
  }
}
