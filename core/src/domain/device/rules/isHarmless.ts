const deepest = 24

/** True when parsed JSON is shallow and has no prototype-polluting key. */
export const isHarmless = (value: unknown, depth = 0): boolean => {
  if (typeof value !== "object" || value === null) return true
  if (depth === deepest) return false
  if (Object.hasOwn(value, "__proto__")) return false
  return Object.values(value).every((inner) => isHarmless(inner, depth + 1))
}
