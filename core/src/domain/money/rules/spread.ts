import type { Minor } from "../model.ts"
import { minor } from "./kroner.ts"

/** Shares in the order of the weights that add up exactly to the total, or why there are none (DECISIONS §20). */
export type Spreading =
  | { readonly _tag: "Spread"; readonly shares: readonly Minor[] }
  | { readonly _tag: "NotSpreadable"; readonly reason: "negative total" | "negative weight" | "no weight above zero" }

/** Divides a total by weights with the largest-remainder method; of equal remainders the earlier gets the øre. */
export const spread = (total: Minor, weights: readonly Minor[]): Spreading => {
  if (total < 0) return { _tag: "NotSpreadable", reason: "negative total" }
  if (weights.some((weight) => weight < 0)) return { _tag: "NotSpreadable", reason: "negative weight" }
  if (weights.length === 0) return { _tag: "Spread", shares: [] }

  const sum = weights.reduce((so, weight) => so + BigInt(weight), 0n)
  if (sum === 0n)
    return total === 0
      ? { _tag: "Spread", shares: weights.map(() => minor(0)) }
      : { _tag: "NotSpreadable", reason: "no weight above zero" }

  // BigInt, because total times weight exceeds the safe integers.
  const parts = weights.map((weight, index) => {
    const product = BigInt(total) * BigInt(weight)
    return { index, share: Number(product / sum), remainder: product % sum }
  })
  const left = total - parts.reduce((so, part) => so + part.share, 0)
  const byRemainder = parts.toSorted((a, b) => Number(b.remainder - a.remainder))
  const favoured = new Set(byRemainder.slice(0, left).map((part) => part.index))
  return { _tag: "Spread", shares: parts.map((part) => minor(part.share + (favoured.has(part.index) ? 1 : 0))) }
}
