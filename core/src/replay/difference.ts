/** The first place where two values differ, in order of field names or indexes, with both values. */
export interface Difference {
  /** Field names and indexes from the outside in. */
  readonly path: readonly string[]
  readonly one: unknown
  readonly other: unknown
}

const isOpen = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/**
 * The first difference of two JSON values; `undefined` when they are equal. An undefined field counts as absent, as in
 * JSON.
 */
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

/** The value at a path; `undefined` where the path does not exist. */
export const valueAt = (value: unknown, path: readonly string[]): unknown => {
  let found = value
  for (const name of path) {
    if (!isOpen(found) || !Object.hasOwn(found, name)) return undefined
    found = found[name]
  }
  return found
}
