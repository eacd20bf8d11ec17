import { changedParts, digestWorld } from "../kernel/digest.ts"
import type { Fold } from "../kernel/fold.ts"
import type { Tagged } from "../kernel/json.ts"
import type { Log } from "../kernel/log.ts"

/** How this program's units compare with those of a log that an earlier version may have recorded, by name. */
export interface UnitsCompared {
  /** Whether every recorded hash matches, and every record is awaited. */
  readonly isSame: boolean
  /** Units that are not in the log: they change the hashes of whole worlds. */
  readonly came: readonly string[]
  /** Units in the log whose state or behaviour is now different. */
  readonly differ: readonly string[]
  /** Answers and timers of the log that no unit awaits any more. */
  readonly unawaited: readonly string[]
}

/** The unit of a path into a world, such as `units.cart.items`; the path itself for `n` and `t`. */
const unitOf = (path: string): string => path.split(".")[1] ?? path

/** The units in a log: its first record lists all of them as changed. */
const unitsIn = ({ checkpoint, records }: Pick<Log<unknown, never, never>, "checkpoint" | "records">) =>
  new Set(Object.keys(checkpoint?.units ?? records[0]?.changed ?? {}).map(unitOf))

/**
 * Folds those records of a log that today's units await, and compares what each changed, unit by unit; `null` once
 * `enough`, which is polled, returns true. Rethrows what a unit throws.
 */
export const compareUnits = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  log: Log<Start, Event, Command>,
  enough: () => boolean = () => false,
): UnitsCompared | null => {
  const known = unitsIn(log as never)
  const [differ, unawaited] = [new Set<string>(), new Set<string>()]
  let isSame = true
  let world = log.checkpoint ?? fold.empty
  for (const { n, t, input, hash, changed } of log.records) {
    if (enough()) return null
    if (!fold.concerns(world, input)) {
      unawaited.add("key" in input ? input.key.replace(/@\d+$/, "") : input.type)
      continue
    }
    const before = world
    const folded = fold.step(world, { n, t }, input)
    if (folded.crash !== undefined) throw folded.crash
    world = folded.world
    if (hash !== undefined && hash !== digestWorld(world)) isSame = false
    if (changed === undefined) continue
    const ours = changedParts(before, world)
    for (const place of new Set([...Object.keys(changed), ...Object.keys(ours)])) {
      if (ours[place] !== changed[place] && known.has(unitOf(place))) differ.add(unitOf(place))
    }
  }
  const came = known.size === 0 ? [] : Object.keys(world.units).filter((unit) => !known.has(unit))
  return {
    isSame: isSame && unawaited.size === 0,
    came: came.toSorted(),
    differ: [...differ].toSorted(),
    unawaited: [...unawaited].toSorted(),
  }
}
