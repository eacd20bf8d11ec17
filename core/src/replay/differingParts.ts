import type { World } from "../kernel/world.ts"
import { firstDifference } from "./difference.ts"

const partsOf = ({ units, timers, calls }: World): Readonly<Record<string, unknown>> => ({ ...units, timers, calls })

/**
 * Follows two sessions and names the parts in which their worlds differ: units, `timers` and `calls`. Only what changed
 * since the last worlds is compared.
 */
export const makeDifferingParts = () => {
  const differing = new Set<string>()
  let last: readonly [Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>] = [{}, {}]
  let names: readonly string[] = []
  return {
    after: (one: World, other: World): readonly string[] => {
      const [left, right] = [partsOf(one), partsOf(other)]
      let isOther = false
      for (const part of new Set([...Object.keys(left), ...Object.keys(right)])) {
        if (left[part] === last[0][part] && right[part] === last[1][part]) continue
        const differs = left[part] !== right[part] && firstDifference(left[part], right[part]) !== undefined
        if (differs === differing.has(part)) continue
        isOther = true
        if (differs) differing.add(part)
        else differing.delete(part)
      }
      last = [left, right]
      if (isOther) names = [...differing]
      return names
    },
  }
}
