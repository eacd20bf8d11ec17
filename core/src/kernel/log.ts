import type { LogRecord } from "./input.ts"
import { roomOf } from "./room.ts"
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

/** How much a recorder keeps. */
export interface RecorderBounds {
  readonly records: number
  /** In bytes as `roomOf` estimates them; one record alone may be larger. */
  readonly room: number
}

/** An hour of busy clicking, or a few hundred menus. */
export const recorderBounds: RecorderBounds = { records: 4000, room: 16_000_000 }

/** Records that come and go together, after the world that the first of them meets. */
interface Stretch<Start, Event extends Tagged, Command extends Tagged> {
  readonly before: World<Command> | null
  readonly records: LogRecord<Start, Event>[]
  room: number
}

const stretches = 8

/** Forgets the oldest stretch, an eighth of the bounds, whenever there is more than the bounds allow. */
export const makeRecorder = <Start, Event extends Tagged, Command extends Tagged>(
  checkpoint: World<Command> | null,
  bounds: RecorderBounds = recorderBounds,
): Recorder<Start, Event, Command> => {
  const most = { records: Math.ceil(bounds.records / stretches), room: bounds.room / stretches }
  let newest: Stretch<Start, Event, Command> = { before: checkpoint, records: [], room: 0 }
  let kept = [newest]
  let [records, room, last] = [0, 0, checkpoint]
  return {
    append: (record, world) => {
      const size = roomOf(record.input)
      const isFull = newest.records.length >= most.records || newest.room + size > most.room
      if (isFull && newest.records.length > 0) {
        newest = { before: last, records: [], room: 0 }
        kept.push(newest)
      }
      newest.records.push(record)
      newest.room += size
      records++
      room += size
      last = world
      while (kept.length > 1 && (records > bounds.records || room > bounds.room)) {
        const [oldest, ...rest] = kept
        kept = rest
        records -= oldest?.records.length ?? 0
        room -= oldest?.room ?? 0
      }
    },
    log: () => ({ checkpoint: kept[0]?.before ?? null, records: kept.flatMap((stretch) => stretch.records) }),
  }
}
