import { changedParts } from "../kernel/digest.ts"
import type { Fold } from "../kernel/fold.ts"
import type { Tagged } from "../kernel/json.ts"
import type { World } from "../kernel/world.ts"
import type { Condition } from "./condition.ts"
import { meets } from "./meets.ts"
import type { Watch } from "./shrink.ts"
import type { Verdict } from "./verify.ts"

/**
 * Looks for the first record after which a condition holds. It can ask for each unit's view by the unit's name,
 * `world`, and how often each command was asked for so far: `calls.ValidatePrice`, `tells.SaveCart`.
 */
export const watchFor =
  <Start, Event extends Tagged, Command extends Tagged>(
    fold: Fold<Start, Event, Command>,
    condition: Condition,
  ): (() => Watch<Start, Event, Command>) =>
  () => {
    let current: World<Command> = fold.empty
    const calls: Record<string, number> = {}
    const tells: Record<string, number> = {}
    const seen = { calls, tells }
    Object.defineProperty(seen, "world", { get: () => current })
    for (const unit of unitsOf(fold)) Object.defineProperty(seen, unit, { get: () => fold.see(current)[unit] })
    const count = (counts: Record<string, number>, { type }: Command) => (counts[type] = (counts[type] ?? 0) + 1)
    return ({ before, world, tells: told, crashed, concerned }) => {
      if (!concerned) return "on"
      current = world
      if (world.calls !== before.calls) {
        for (const [key, call] of Object.entries(world.calls)) {
          if (!Object.hasOwn(before.calls, key)) count(calls, call.command)
        }
      }
      for (const command of told) count(tells, command)
      return meets(condition, { seen, crashed }) ? "found" : "on"
    }
  }

/** The names of a fold's units. */
export const unitsOf = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
): readonly string[] => Object.keys(fold.see(fold.empty))

type Differs<Command extends Tagged> = Extract<Verdict<Command>, { readonly _tag: "Differs" }>

/** When and who is no change that anybody asks about: the neighbours of a record may have been left out. */
const withoutStamp = ({ n: _n, t: _t, ...parts }: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  parts

const differing = (ours: Readonly<Record<string, string>>, theirs: Readonly<Record<string, string>>) =>
  [...new Set([...Object.keys(ours), ...Object.keys(theirs)])].filter((place) => ours[place] !== theirs[place])

/**
 * Looks for the divergence that a replay found: the same record leads to another value at the same place, while every
 * record kept before it still changes exactly what was recorded. Needs what each record changed, as exports hold it.
 */
export const watchForDivergence =
  <Start, Event extends Tagged, Command extends Tagged>({
    n,
    unit,
    path,
  }: Differs<Command>): (() => Watch<Start, Event, Command>) =>
  () =>
  ({ record, before, world, crashed, concerned }) => {
    if (record.n === n && !concerned) return unit === "timers" || unit === "calls" ? "found" : "lost"
    if (!concerned) return "on"
    if (crashed !== (record.crash !== undefined)) return record.n === n && unit === "crash" ? "found" : "lost"
    if (!record.changed) return record.n === n ? "lost" : "on"
    const places = differing(withoutStamp(changedParts(before, world)), withoutStamp(record.changed))
    if (record.n !== n) return places.length === 0 ? "on" : "lost"
    const place = [unit, path].filter((part) => part !== "").join(".")
    return places.some((other) => other === place || other === `units.${place}`) ? "found" : "lost"
  }
