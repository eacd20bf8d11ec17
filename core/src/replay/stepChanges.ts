import type { Fold } from "../kernel/fold.ts"
import { type Running, runningBy } from "../kernel/running.ts"
import type { Tagged } from "../kernel/json.ts"
import type { Call, Timer, World } from "../kernel/world.ts"
import { type Change, makeChangeList } from "./changes.ts"

/** Everything that a record changed: values, timers and calls, by the names under which they run. */
export interface StepChanges<Command extends Tagged> {
  readonly values: readonly Change[]
  /** Changes that are not listed, because there are more than `most`. */
  readonly left: number
  readonly armed: readonly Timer[]
  readonly disarmed: readonly Timer[]
  readonly called: readonly Call<Command>[]
  readonly stopped: readonly Call<Command>[]
}

const newIn = <Item extends { readonly key: string }>(all: Running<Item>, others: Running<Item>): readonly Item[] =>
  all === others ? [] : Object.values(all).filter(({ key }) => runningBy(others, key) === undefined)

/**
 * What a step changed: each unit's view by the unit's name, or, where only the state behind it changed, the state below
 * `world.units`.
 */
export const stepChanges = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  before: World<Command>,
  after: World<Command>,
  most = 200,
): StepChanges<Command> => {
  const list = makeChangeList(most)
  list.addUnits(
    { units: before.units, views: before.n < 0 ? {} : fold.see(before) },
    { units: after.units, views: fold.see(after) },
  )
  return {
    ...list.all(),
    armed: newIn(after.timers, before.timers),
    disarmed: newIn(before.timers, after.timers),
    called: newIn(after.calls, before.calls),
    stopped: newIn(before.calls, after.calls),
  }
}

/** The unit that a changed value belongs to. */
export const unitOf = ({ path: [first, , third] }: Change): string => (first === "world" ? third : first) ?? ""

/** The part of a step's changes that is one unit's. */
export const changesOf = <Command extends Tagged>(
  unit: string,
  { values, left, ...running }: StepChanges<Command>,
): StepChanges<Command> => {
  const isIts = (one: { readonly unit: string }): boolean => one.unit === unit
  return {
    values: values.filter((change) => unitOf(change) === unit),
    left,
    armed: running.armed.filter(isIts),
    disarmed: running.disarmed.filter(isIts),
    called: running.called.filter(isIts),
    stopped: running.stopped.filter(isIts),
  }
}
