/** What has keys: an object or a list, not a function. */
type Keyed = Readonly<Record<string, unknown>>

const isKeyed = (value: unknown): value is Keyed => typeof value === "object" && value !== null

const isAlikeIn = (kept: Keyed, next: Keyed): boolean =>
  Array.isArray(kept) === Array.isArray(next) && Object.getPrototypeOf(kept) === Object.getPrototypeOf(next)

/**
 * The next value, made of the last one's parts wherever they are equal: what is drawn of a part that did not change need
 * not be drawn again, though the whole was computed anew. Of plain JSON; what was the same object is not looked into.
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

/** Gives each value made of the parts of the one before. */
export const keeping = <Value>(): ((next: Value) => Value) => {
  let kept: Value | undefined
  return (next) => {
    const made = keepEqual(kept, next)
    kept = made
    return made
  }
}
