/** The first place in which two values differ, in the order of names or indexes, and what stands there in each. */
export interface Difference {
  /** Names and indexes from the outside in. */
  readonly path: readonly string[]
  readonly one: unknown
  readonly other: unknown
}

const isOpen = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** Where two JSON values part; nothing when they are equal. A field that is undefined is not there, as in JSON. */
export const firstDifference = (one: unknown, other: unknown): Difference | undefined => {
  if (Object.is(one, other)) return undefined
  if (!isOpen(one) || !isOpen(other) || Array.isArray(one) !== Array.isArray(other)) return { path: [], one, other }
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  for (const name of Array.isArray(one) ? names : names.toSorted()) {
    const own = (value: Readonly<Record<string, unknown>>) => (Object.hasOwn(value, name) ? value[name] : undefined)
    const inside = firstDifference(own(one), own(other))
    if (inside) return { ...inside, path: [name, ...inside.path] }
  }
  return undefined
}

/** The value at a path; nothing where the path leads nowhere. */
export const valueAt = (value: unknown, path: readonly string[]): unknown => {
  let found = value
  for (const name of path) {
    if (!isOpen(found) || !Object.hasOwn(found, name)) return undefined
    found = found[name]
  }
  return found
}
