import type { Watch } from "./shopMoment.ts"

/** Measurements, which need not be whole: degrees, per cent, litres, and ingredient levels. */
const measured: ReadonlySet<string> = new Set(["latitude", "longitude", "alcohol", "litres", "quantity", "distance"])

// Worlds share most of their structure, also between runs: objects that were checked once are skipped.
const whole = new WeakSet<object>()

/** The first number inside this value that is not whole, and its path, or `null`. */
const findBroken = (value: unknown, name: string): string | null => {
  if (typeof value === "number") {
    return (measured.has(name) ? Number.isFinite(value) : Number.isSafeInteger(value)) ? null : ` is ${value}`
  }
  if (typeof value !== "object" || value === null || whole.has(value)) return null
  const isList = Array.isArray(value)
  for (const key of Object.keys(value)) {
    const found = findBroken((value as Readonly<Record<string, unknown>>)[key], isList ? name : key)
    if (found !== null) return `.${key}${found}`
  }
  whole.add(value)
  return null
}

/** Money and all counts are whole in every unit's state (DECISIONS §2). */
export const wholeNumbers: Watch = ({ before, world }) => {
  for (const unit of Object.keys(world.units)) {
    const state = world.units[unit]
    if (before.units[unit] === state) continue
    const found = findBroken(state, unit)
    if (found !== null) return `a count is not whole: ${unit}${found}`
  }
  return null
}
