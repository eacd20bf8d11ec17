import type { Watch } from "./shopMoment.ts"

/** What is measured and not counted: degrees, per cent, litres, and the levels of ingredients. */
const measured: ReadonlySet<string> = new Set(["latitude", "longitude", "alcohol", "litres", "quantity", "distance"])

// Worlds share nearly all of their parts, also from life to life: what was looked through once is not again.
const whole = new WeakSet<object>()

const findBroken = (value: unknown, name: string, path: string): string | null => {
  if (typeof value === "number") {
    if (measured.has(name) ? Number.isFinite(value) : Number.isSafeInteger(value)) return null
    return `${path} is ${value}`
  }
  if (typeof value !== "object" || value === null || whole.has(value)) return null
  for (const [key, part] of Object.entries(value)) {
    const found = findBroken(part, Array.isArray(value) ? name : key, `${path}.${key}`)
    if (found !== null) return found
  }
  whole.add(value)
  return null
}

/** Money, and whatever else is counted, is whole in every unit's state (DECISIONS §2). */
export const wholeNumbers: Watch = ({ before, world }) => {
  for (const [unit, state] of Object.entries(world.units)) {
    if (before.units[unit] === state) continue
    const found = findBroken(state, unit, unit)
    if (found !== null) return `a number that is counted is not whole: ${found}`
  }
  return null
}
