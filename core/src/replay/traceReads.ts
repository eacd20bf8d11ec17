/** A value that was read: its path, and what it was. */
export interface ValueRead {
  readonly path: readonly string[]
  readonly value: unknown
}

const isOpen = (value: unknown): value is object => {
  if (typeof value !== "object" || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null
}

/**
 * Calls `run` with a copy of `given` that notes each field that is read, through objects and arrays. Returns the
 * innermost values in the order of their first reading; those read before an error, if `run` throws.
 */
export const traceReads = <Given extends object>(
  given: Given,
  run: (given: Given) => unknown,
): readonly ValueRead[] => {
  const reads = new Map<string, ValueRead>()
  // One stand-in for each object, so that two reads of the same object are equal.
  const standIns = new WeakMap<object, object>()
  const follow = (value: unknown, path: readonly string[]): unknown => {
    if (!isOpen(value)) return value
    const known = standIns.get(value)
    if (known !== undefined) return known
    const read = (key: string | symbol): unknown => {
      const inner: unknown = Reflect.get(value, key)
      if (typeof key === "symbol" || typeof inner === "function") return inner
      const innerPath = [...path, key]
      const place = JSON.stringify(innerPath)
      if (!reads.has(place)) reads.set(place, { path: innerPath, value: inner })
      return follow(inner, innerPath)
    }
    // The target is neither frozen nor the value itself: a proxy may not answer differently from a frozen target, and
    // views of other units must not be computed before they are read.
    const standIn = new Proxy<object>(Array.isArray(value) ? [...(value as readonly unknown[])] : {}, {
      get: (_, key) => read(key),
      has: (_, key) => Reflect.has(value, key),
      ownKeys: () => Reflect.ownKeys(value),
      getOwnPropertyDescriptor: (target, key) =>
        Reflect.getOwnPropertyDescriptor(target, key) ??
        (Object.hasOwn(value, key) ? { value: undefined, enumerable: true, configurable: true } : undefined),
    })
    standIns.set(value, standIn)
    return standIn
  }
  try {
    run(follow(given, []) as Given)
  } catch {
    // The reads until then say why.
  }
  const outer = new Set([...reads.values()].map(({ path }) => JSON.stringify(path.slice(0, -1))))
  return [...reads].flatMap(([place, read]) => (outer.has(place) ? [] : [read]))
}
