import { feeCode } from "../feeLine.ts"
import type { OrderLine } from "../model.ts"

/** The lines of an order as they were sent: the fee, which stands first if at all, and the goods. */
export type SplitLines =
  | { readonly _tag: "Split"; readonly fee: OrderLine | null; readonly goods: readonly OrderLine[] }
  /** A fee that is not the first line, is there twice, or is more than a fee. */
  | { readonly _tag: "Malformed" }

/** Tells the fee line from the goods (SPEC §4.5); what the fee claims to cost is not judged here. */
export const splitFeeLine = (lines: readonly OrderLine[]): SplitLines => {
  const isFee = ({ codes }: OrderLine) => codes.includes(feeCode)
  const [first, ...others] = lines
  if (others.some(isFee)) return { _tag: "Malformed" }
  if (!first || !isFee(first)) return { _tag: "Split", fee: null, goods: lines }
  const isPlain = first.codes.length === 1 && first.quantity === 1 && first.ingredients.length === 0
  return isPlain ? { _tag: "Split", fee: first, goods: others } : { _tag: "Malformed" }
}
