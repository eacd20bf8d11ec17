import type { Watch } from "./shopMoment.ts"

/** What is measured and not counted: degrees, per cent, litres, and the levels of ingredients. */
const measured: ReadonlySet<string> = new Set(["latitude", "longitude", "alcohol", "litres", "quantity", "distance"])

// Worlds share nearly all of their parts, also from life to life: what was looked through once is not again.
const whole = new WeakSet<object>()

/** Where below this value a number is not whole, and which; `null` is nowhere. */
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

/** Money, and whatever else is counted, is whole in every unit's state (DECISIONS §2). */
export const wholeNumbers: Watch = ({ before, world }) => {
  for (const unit of Object.keys(world.units)) {
    const state = world.units[unit]
    if (before.units[unit] === state) continue
    const found = findBroken(state, unit)
    if (found !== null) return `a number that is counted is not whole: ${unit}${found}`
  }
  return null
}
