/** An object or an array, not a function. */
type Keyed = Readonly<Record<string, unknown>>

const isKeyed = (value: unknown): value is Keyed => typeof value === "object" && value !== null

const isAlikeIn = (kept: Keyed, next: Keyed): boolean =>
  Array.isArray(kept) === Array.isArray(next) && Object.getPrototypeOf(kept) === Object.getPrototypeOf(next)

/**
 * The next value, reusing the last value's objects wherever they are deeply equal, so that React skips what did not
 * change although the whole was computed again. For plain JSON; identical objects are not compared.
 */
export const keepEqual = <Value>(kept: unknown, next: Value): Value => {
  if (Object.is(kept, next) || !isKeyed(kept) || !isKeyed(next) || !isAlikeIn(kept, next)) return next
  const keys = Object.keys(next)
  let isEqual = keys.length === Object.keys(kept).length
  const parts = keys.map((key) => {
    const part = keepEqual(kept[key], next[key])
    if (!Object.is(part, kept[key]) || !(key in kept)) isEqual = false
    return part
  })
  if (isEqual) return kept as Value
  return (Array.isArray(next) ? parts : Object.fromEntries(keys.map((key, nth) => [key, parts[nth]]))) as Value
}

/** Returns a function that applies `keepEqual` to each value and the one before. */
export const makeKeepEqual = <Value>(): ((next: Value) => Value) => {
  let kept: Value | undefined
  return (next) => {
    const made = keepEqual(kept, next)
    kept = made
    return made
  }
}
