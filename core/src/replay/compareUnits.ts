import { changedParts, digestWorld } from "../kernel/digest.ts"
import type { Fold } from "../kernel/fold.ts"
import type { Tagged } from "../kernel/json.ts"
import type { Log } from "../kernel/log.ts"

/** How the units of this program compare with those of a log that an earlier one may have recorded, by name. */
export interface UnitsCompared {
  /** Whether every recorded hash is met, and every record is awaited. */
  readonly isSame: boolean
  /** Units that the log does not know: with them, whole worlds have other hashes. */
  readonly came: readonly string[]
  /** Units that the log knows, and that keep or do something else. */
  readonly differ: readonly string[]
  /** Answers and timers of the log that nobody awaits. */
  readonly unawaited: readonly string[]
}

/** The unit of a path into a world, such as `units.cart.items`; the path itself for `n` and `t`. */
const unitOf = (path: string): string => path.split(".")[1] ?? path

/** The units that a log knows: all of them are new in its first world. */
const unitsIn = ({ checkpoint, records }: Pick<Log<unknown, never, never>, "checkpoint" | "records">) =>
  new Set(Object.keys(checkpoint?.units ?? records[0]?.changed ?? {}).map(unitOf))

/**
 * Folds a log as far as today's units await it, and compares what each record changed, unit by unit; `null` once
 * `enough`, which is polled, says so. Throws what a unit throws.
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
