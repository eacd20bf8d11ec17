import type { Fold } from "../kernel/fold.ts"
import { type Running, runningBy } from "../kernel/running.ts"
import type { Tagged } from "../kernel/json.ts"
import type { Timer, World } from "../kernel/world.ts"

/** A value that a record changed; `undefined` where there is none. A condition (`--while`) can read it at its path. */
export interface Change {
  readonly path: readonly string[]
  readonly before: unknown
  readonly after: unknown
}

/** Everything that a record changed: values, timers and calls, by the names under which they run. */
export interface StepChanges<Command extends Tagged> {
  readonly values: readonly Change[]
  /** Changes that are not listed, because there are more than `most`. */
  readonly left: number
  readonly armed: readonly Timer[]
  readonly disarmed: readonly Timer[]
  readonly called: readonly Command[]
  readonly stopped: readonly Command[]
}

const isOpen = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

const own = (value: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined

/** Lists what two values differ in, outermost first; a value that is new, gone or of another kind is listed whole. */
function* differences(before: unknown, after: unknown, path: readonly string[]): Generator<Change> {
  if (Object.is(before, after)) return
  if (!isOpen(before) || !isOpen(after) || Array.isArray(before) !== Array.isArray(after)) {
    yield { path, before, after }
    return
  }
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
    yield* differences(own(before, name), own(after, name), [...path, name])
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
  const values: Change[] = []
  let left = 0
  const [seen, sees] = [before.n < 0 ? {} : fold.see(before), fold.see(after)]
  const note = (changes: Iterable<Change>): number => {
    let noted = 0
    for (const change of changes) {
      noted++
      if (values.length < most) values.push(change)
      else left++
    }
    return noted
  }
  for (const unit of Object.keys(after.units)) {
    if (before.units[unit] === after.units[unit] && own(seen, unit) === own(sees, unit)) continue
    const shown = note(differences(own(seen, unit), own(sees, unit), [unit]))
    if (shown === 0) note(differences(before.units[unit], after.units[unit], ["world", "units", unit]))
  }
  return {
    values,
    left,
    armed: newIn(after.timers, before.timers),
    disarmed: newIn(before.timers, after.timers),
    called: newIn(after.calls, before.calls).map(({ command }) => command),
    stopped: newIn(before.calls, after.calls).map(({ command }) => command),
  }
}
