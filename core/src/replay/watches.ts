import { changedParts } from "../kernel/digest.ts"
import type { Fold } from "../kernel/fold.ts"
import { runningBy } from "../kernel/running.ts"
import type { Tagged } from "../kernel/json.ts"
import type { World } from "../kernel/world.ts"
import type { Condition } from "./condition.ts"
import { meets } from "./meets.ts"
import type { TrialStep, Watch } from "./shrink.ts"

/** What a condition can read after a record: each unit's view, `world`, and how often commands were issued so far. */
export const makeConditionView = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
) => {
  let current: World<Command> = fold.empty
  const calls: Record<string, number> = {}
  const tells: Record<string, number> = {}
  const seen = { calls, tells }
  Object.defineProperty(seen, "world", { get: () => current })
  for (const unit of unitsOf(fold)) Object.defineProperty(seen, unit, { get: () => fold.see(current)[unit] })
  const count = (counts: Record<string, number>, { type }: Command) => (counts[type] = (counts[type] ?? 0) + 1)
  return {
    seen,
    /** Updates what a condition can read with the result of a record. */
    look: ({
      before,
      world,
      tells: told,
    }: Pick<TrialStep<Start, Event, Command>, "before" | "world" | "tells">): void => {
      current = world
      if (world.calls !== before.calls) {
        for (const { key, command } of Object.values(world.calls)) {
          if (!runningBy(before.calls, key)) count(calls, command)
        }
      }
      for (const command of told) count(tells, command)
    },
  }
}

/**
 * Watches for the first record after which a condition holds. The condition can read each unit's view by the unit's
 * name, `world`, and how often each command was issued so far: `calls.ValidatePrice`, `tells.SaveCart`.
 */
export const watchFor =
  <Start, Event extends Tagged, Command extends Tagged>(
    fold: Fold<Start, Event, Command>,
    condition: Condition,
  ): (() => Watch<Start, Event, Command>) =>
  () => {
    const sight = makeConditionView(fold)
    return (step) => {
      if (!step.concerned) return "on"
      sight.look(step)
      return meets(condition, { seen: sight.seen, crashed: step.crashed }) ? "found" : "on"
    }
  }

/** The names of a fold's units. */
export const unitsOf = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
): readonly string[] => Object.keys(fold.see(fold.empty))

/** Ignores number and time, because a record's neighbours may have been removed. */
const withoutStamp = ({ n: _n, t: _t, ...parts }: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  parts

/** What a record changed, by path, in the replay of the whole log that diverged. */
export interface Divergence {
  readonly n: number
  readonly changes: Readonly<Record<string, string>>
  readonly crashed: boolean
  /** True when its call or timer was running: an answer to a call that never ran is a divergence too. */
  readonly concerned: boolean
}

/**
 * Watches for the divergence that a replay found: the record makes exactly the same changes as in that replay, not the
 * recorded ones, while every record kept before it still makes its recorded changes. So nothing that it depends on can
 * be removed. Needs each record's changes, as exports hold them.
 */
export const watchForDivergence =
  <Start, Event extends Tagged, Command extends Tagged>(divergence: Divergence): (() => Watch<Start, Event, Command>) =>
  () =>
  ({ record, before, world, crashed, concerned }) => {
    const isLast = record.n === divergence.n
    if (isLast && concerned !== divergence.concerned) return "lost"
    if (!concerned) return isLast ? "found" : "on"
    const ours = changesOf(before, world)
    if (isLast) return isSame(ours, divergence.changes) && crashed === divergence.crashed ? "found" : "lost"
    const isRecorded = record.changed === undefined || isSame(ours, withoutStamp(record.changed))
    return isRecorded && crashed === (record.crash !== undefined) ? "on" : "lost"
  }

/** What a step changed, except for number and time. */
export const changesOf = (before: World, after: World): Readonly<Record<string, string>> =>
  withoutStamp(changedParts(before, after))

const isSame = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.keys(one).every((place) => Object.hasOwn(other, place) && one[place] === other[place])
