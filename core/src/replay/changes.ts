/** A value that a record changed; `undefined` where there is none. A condition (`--while`) can read it at its path. */
export interface Change {
  readonly path: readonly string[]
  readonly before: unknown
  readonly after: unknown
}

/** The states of all units, and their views. */
interface Seen {
  readonly units: Readonly<Record<string, unknown>>
  readonly views: Readonly<Record<string, unknown>>
}

const isOpen = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

const own = (value: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined

/**
 * Lists the differences between two values, outermost first; an added, removed or differently typed value is listed
 * whole.
 */
function* differences(before: unknown, after: unknown, path: readonly string[]): Generator<Change> {
  if (Object.is(before, after)) return
  if (!isOpen(before) || !isOpen(after) || Array.isArray(before) !== Array.isArray(after)) {
    yield { path, before, after }
    return
  }
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
    yield* differences(own(before, name), own(after, name), [...path, name])
}

/** Makes a list of at most `most` changes that counts those left out. */
export const makeChangeList = (most: number) => {
  const values: Change[] = []
  let left = 0
  /** Lists what differs below a path, and returns whether anything does. */
  const add = (before: unknown, after: unknown, path: readonly string[]): boolean => {
    let isOther = false
    for (const change of differences(before, after, path)) {
      isOther = true
      if (values.length < most) values.push(change)
      else left++
    }
    return isOther
  }
  return {
    add,
    /** Lists what differs in each unit's view, or, where only the state behind it does, in the state. */
    addUnits: (before: Seen, after: Seen): void => {
      for (const unit of new Set([...Object.keys(before.units), ...Object.keys(after.units)])) {
        if (before.units[unit] === after.units[unit] && own(before.views, unit) === own(after.views, unit)) continue
        if (!add(own(before.views, unit), own(after.views, unit), [unit]))
          add(before.units[unit], after.units[unit], ["world", "units", unit])
      }
    },
    all: (): { readonly values: readonly Change[]; readonly left: number } => ({ values, left }),
  }
}
