import { digestOf } from "../kernel/digest.ts"
import type { Fold, Folded } from "../kernel/fold.ts"
import type { Tagged } from "../kernel/json.ts"
import type { LogRecord } from "../kernel/input.ts"
import type { Log } from "../kernel/log.ts"
import type { World } from "../kernel/world.ts"

/** Random access to a session's worlds, after any record. */
export interface TimeTravel<Command extends Tagged> {
  /** The number of records; positions count from 0. */
  readonly length: number
  /** The world after the record at this position; positions are clamped. */
  readonly at: (position: number) => World<Command>
  /** The position of record number `n`, or of the last one before it; -1 when there is none. */
  readonly positionOf: (n: number) => number
  /**
   * The position of the record before or after, or of the nearest where `look` returns something else; `position` when
   * there is none.
   */
  readonly previous: (position: number, look?: (world: World<Command>) => unknown) => number
  readonly next: (position: number, look?: (world: World<Command>) => unknown) => number
}

/** How many worlds are kept, and a callback for each record, in order, when it is first folded. */
interface Keeping<Start, Event extends Tagged, Command extends Tagged> {
  /** Worlds share structure, so keeping every n-th costs little; a jump folds fewer than n records. */
  readonly every?: number
  readonly note?: (
    before: World<Command>,
    record: LogRecord<Start, Event>,
    folded: Folded<Command>,
    position: number,
  ) => void
}

/**
 * Folds a log once, as far as requested, and keeps some of its worlds, so that a jump back to any record is quick. The
 * log may grow meanwhile.
 */
export const makeTimeTravel = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  { checkpoint, records }: Log<Start, Event, Command>,
  { every = 32, note }: Keeping<Start, Event, Command> = {},
): TimeTravel<Command> => {
  const before = checkpoint ?? fold.empty
  const kept: World<Command>[] = []
  let reached = -1
  const stepAt = (world: World<Command>, position: number): World<Command> => {
    const record = records[position]
    if (!record) return world
    const folded = fold.step(world, { n: record.n, t: record.t }, record.input)
    if (position > reached) {
      if (position % every === 0) kept.push(world)
      reached = position
      note?.(world, record, folded, position)
    }
    return folded.world
  }
  // A slider requests neighbouring records, so the last result is often the nearest start.
  let last = { position: -1, world: before }
  const at = (wanted: number): World<Command> => {
    const position = Math.max(-1, Math.min(records.length - 1, Math.trunc(wanted)))
    const mark = Math.min(kept.length - 1, Math.floor(Math.max(0, position) / every))
    const start = { position: Math.max(0, mark) * every - 1, world: kept[mark] ?? before }
    let { position: here, world: found } = last.position <= position && last.position > start.position ? last : start
    while (here < position) found = stepAt(found, ++here)
    last = { position, world: found }
    return found
  }
  const search = (position: number, by: 1 | -1, look?: (world: World<Command>) => unknown): number => {
    const isThere = (here: number) => here >= 0 && here < records.length
    if (!look) return isThere(position + by) ? position + by : position
    // Compared by value: a world that is folded again is equal, but not the same object.
    const seen = digestOf(look(at(position)))
    for (let here = position + by; isThere(here); here += by) if (digestOf(look(at(here))) !== seen) return here
    return position
  }
  return {
    get length() {
      return records.length
    },
    at,
    positionOf: (n) => {
      let [low, high] = [0, records.length]
      while (low < high) {
        const middle = (low + high) >> 1
        if ((records[middle]?.n ?? 0) <= n) low = middle + 1
        else high = middle
      }
      return low - 1
    },
    previous: (position, look) => search(position, -1, look),
    next: (position, look) => search(position, 1, look),
  }
}
