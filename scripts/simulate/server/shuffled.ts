import type { Chance } from "@skorpe/core/simulation"

/** The numbers below a count, in an order of chance. */
export const shuffled = (count: number, chance: Chance): readonly number[] => {
  const left = Array.from({ length: count }, (_, nth) => nth)
  return Array.from({ length: count }, () => left.splice(chance.below(left.length), 1)[0] ?? 0)
}
