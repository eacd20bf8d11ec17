import type { Fold } from "../kernel/fold.ts"
import type { Input, LogRecord } from "../kernel/input.ts"
import type { Tagged } from "../kernel/json.ts"
import type { Log } from "../kernel/log.ts"
import type { World } from "../kernel/world.ts"
import { rekey } from "./rekey.ts"

/** One step of a trial: a record, and the worlds before and after it. */
export interface TrialStep<Start, Event extends Tagged, Command extends Tagged> {
  readonly record: LogRecord<Start, Event>
  readonly before: World<Command>
  readonly world: World<Command>
  readonly tells: readonly Command[]
  readonly crashed: boolean
  /** True when the input still concerned the world: its call or timer was running. */
  readonly concerned: boolean
}

/** Watches one trial; `found` ends it successfully, `lost` as a failure. */
export type Watch<Start, Event extends Tagged, Command extends Tagged> = (
  step: TrialStep<Start, Event, Command>,
) => "found" | "lost" | "on"

interface ShrinkOptions<Start, Event extends Tagged, Command extends Tagged> {
  readonly fold: Fold<Start, Event, Command>
  readonly log: Log<Start, Event, Command>
  /** Creates a watch for each trial. */
  readonly watch: () => Watch<Start, Event, Command>
  /** Simpler inputs to try in place of one, most drastic first; none by default. */
  readonly simpler?: (input: Input<Start, Event>) => Iterable<Input<Start, Event>>
  /** Polled before each record of each trial; true stops with the smallest log so far. */
  readonly enough?: () => boolean
}

/**
 * The smallest log found, and the number of trials; `NotMet` when the whole log does not meet the watch, `GaveUp` with
 * the record reached when `enough` returned true before that was known.
 */
export type Shrunk<Start, Event extends Tagged, Command extends Tagged> =
  | { readonly _tag: "Shrunk"; readonly log: Log<Start, Event, Command>; readonly trials: number }
  | { readonly _tag: "NotMet" }
  | { readonly _tag: "GaveUp"; readonly n: number }

/**
 * Delta debugging: removes ever smaller runs of records while the watch still finds its target. Numbers and times are
 * kept, so that ids keep their meaning; answers and timers that nothing awaits are removed too.
 */
export const shrink = <Start, Event extends Tagged, Command extends Tagged>({
  fold,
  log,
  watch,
  simpler = () => [],
  enough = () => false,
}: ShrinkOptions<Start, Event, Command>): Shrunk<Start, Event, Command> => {
  type Records = readonly LogRecord<Start, Event>[]
  let trials = 0
  let gaveUpAt: number | null = null
  const attempt = (records: Records): Records | undefined => {
    trials++
    const look = watch()
    const kept: LogRecord<Start, Event>[] = []
    let world = log.checkpoint ?? fold.empty
    for (const written of records) {
      if (enough()) {
        gaveUpAt = written.n
        return undefined
      }
      const input = rekey(written.input, world)
      const record = input === written.input ? written : { ...written, input }
      const before = world
      const concerned = fold.concerns(before, input)
      const folded = concerned ? fold.step(before, { n: record.n, t: record.t }, input) : { world: before, tells: [] }
      world = folded.world
      const crashed = "crash" in folded && folded.crash !== undefined
      const said = look({ record, before, world, tells: folded.tells, crashed, concerned })
      if (concerned || said === "found") kept.push(record)
      if (said === "found") return kept
      if (said === "lost") return undefined
    }
    return undefined
  }

  const whole = attempt(log.records)
  if (!whole) return gaveUpAt === null ? { _tag: "NotMet" } : { _tag: "GaveUp", n: gaveUpAt }
  let current = whole
  // A session without its start is invalid.
  const isPinned = (index: number) => index === 0 && current[0]?.input.type === "Started"
  for (let size = Math.ceil(current.length / 2); size >= 1 && !enough();) {
    let progress = false
    for (let end = current.length; end > 0 && !enough(); end -= size) {
      const start = Math.max(end - size, isPinned(0) ? 1 : 0)
      if (start >= end) break
      const found = attempt([...current.slice(0, start), ...current.slice(end)])
      if (!found) continue
      current = found
      progress = true
      end = Math.min(end, current.length + size)
    }
    if (size > 1) size = Math.ceil(size / 2)
    else if (!progress) break
  }

  for (let index = 0; index < current.length; index++) {
    for (let again = true; again && !enough();) {
      again = false
      const record = current[index]
      if (!record) break
      for (const input of simpler(record.input)) {
        if (enough()) break
        const found = attempt(current.with(index, { ...record, input }))
        if (!found) continue
        current = found
        again = true
        break
      }
    }
  }
  return { _tag: "Shrunk", log: { checkpoint: log.checkpoint, records: current }, trials }
}
