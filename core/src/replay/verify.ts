import { wordsOf } from "../kernel/wordsOf.ts"
import { changedParts, digestWorld } from "../kernel/digest.ts"
import type { Fold } from "../kernel/fold.ts"
import type { Tagged } from "../kernel/json.ts"
import type { Log } from "../kernel/log.ts"
import type { World } from "../kernel/world.ts"

/** A record at which a unit threw, and the error. */
export interface Crash {
  readonly n: number
  readonly why: string
}

/** The result of a replay. */
export type Verdict<Command extends Tagged> =
  | {
      readonly _tag: "Same"
      readonly hashes: number
      readonly hash: string
      readonly world: World<Command>
      readonly crashes: readonly Crash[]
    }
  | {
      readonly _tag: "Differs"
      /** The number of the first record after which the world differs from the recorded one. */
      readonly n: number
      /** The unit that differs, or `timers`, `calls`, `n`, `t`. */
      readonly unit: string
      /** The path inside it; empty when the log does not contain it. */
      readonly path: string
      readonly recorded: string
      readonly replayed: string
      readonly world: World<Command>
    }
  /** The replay was stopped early; every hash so far matched. */
  | { readonly _tag: "GaveUp"; readonly n: number }

/** The bounds of a replay: up to record `to`, or until `enough` returns true, which is polled. */
export interface Bounds {
  readonly to?: number
  readonly enough?: () => boolean
}

/** Replays a log and compares every recorded hash; reports the first difference. */
export const verify = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  log: Log<Start, Event, Command>,
  { to = Number.POSITIVE_INFINITY, enough = () => false }: Bounds = {},
): Verdict<Command> => {
  let world = log.checkpoint ?? fold.empty
  // The changes since the last record with recorded changes.
  let lastTold = world
  let hashes = 0
  const crashes: Crash[] = []
  for (const { hash, changed, crash, ...record } of log.records) {
    if (record.n > to) break
    if (enough()) return { _tag: "GaveUp", n: record.n }
    const part = (place: string, recorded: string, replayed: string): Verdict<Command> => {
      const [room = "", unit = "", ...path] = place.split(".")
      return room === "units"
        ? { _tag: "Differs", n: record.n, unit, path: path.join("."), recorded, replayed, world }
        : { _tag: "Differs", n: record.n, unit: room, path: [unit, ...path].join("."), recorded, replayed, world }
    }
    if (!fold.concerns(world, record.input)) {
      const key = "key" in record.input ? record.input.key : ""
      return part(record.input.type === "TimerFired" ? `timers.${key}` : `calls.${key}`, "there", "not there")
    }
    const folded = fold.step(world, { n: record.n, t: record.t }, record.input)
    world = folded.world
    if ((folded.crash === undefined) !== (crash === undefined)) {
      return part("crash", crash ?? "no bug", folded.crash === undefined ? "no bug" : "a bug")
    }
    if (folded.crash !== undefined) crashes.push({ n: record.n, why: wordsOf(folded.crash) })
    if (changed) {
      const ours = changedParts(lastTold, world)
      lastTold = world
      const places = new Set([...Object.keys(changed), ...Object.keys(ours)])
      const other = [...places].toSorted().find((place) => ours[place] !== changed[place])
      if (other !== undefined) return part(other, changed[other] ?? "unchanged", ours[other] ?? "unchanged")
    }
    if (hash === undefined) continue
    hashes++
    const ours = digestWorld(world)
    if (hash !== ours) return part("", hash, ours)
  }
  return { _tag: "Same", hashes, hash: digestWorld(world), world, crashes }
}
