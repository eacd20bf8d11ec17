import { firstDifference } from "./difference.ts"

type Parts = Readonly<Record<string, unknown>>

/**
 * Follows two sessions and names the parts in which they differ, such as units, `timers` and `calls`. Only parts that
 * changed since the previous call are compared.
 */
export const makeDifferingParts = () => {
  const differing = new Set<string>()
  let last: readonly [Parts, Parts] = [{}, {}]
  let names: readonly string[] = []
  return {
    after: (left: Parts, right: Parts): readonly string[] => {
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
