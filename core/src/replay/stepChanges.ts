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
  readonly stopped: readonly Command[]
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
    stopped: newIn(before.calls, after.calls).map(({ command }) => command),
  }
}
