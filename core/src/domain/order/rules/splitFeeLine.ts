import { feeCode } from "../feeLine.ts"
import type { OrderLine } from "../model.ts"

/** The lines of an order as sent: the optional fee, which comes first, and the goods. */
export type SplitLines =
  | { readonly _tag: "Split"; readonly fee: OrderLine | null; readonly goods: readonly OrderLine[] }
  /** The fee is not the first line, occurs twice, or has more than a fee may have. */
  | { readonly _tag: "Malformed" }

/** Separates the fee line from the goods (SPEC §4.5); does not judge the fee's amount. */
export const splitFeeLine = (lines: readonly OrderLine[]): SplitLines => {
  const isFee = ({ codes }: OrderLine) => codes.includes(feeCode)
  const [first, ...others] = lines
  if (others.some(isFee)) return { _tag: "Malformed" }
  if (!first || !isFee(first)) return { _tag: "Split", fee: null, goods: lines }
  const isPlain = first.codes.length === 1 && first.quantity === 1 && first.ingredients.length === 0
  return isPlain ? { _tag: "Split", fee: first, goods: others } : { _tag: "Malformed" }
}
