import { mostPieces as mostOfALine } from "../../order/limits.ts"
import type { Kitchen } from "../kitchen.ts"

/** Maximum pieces of one pizza in an order of the store; without a limit, the maximum of a cart line. */
export const mostPieces = ({ quantityLimit }: Pick<Kitchen, "quantityLimit">): number =>
  quantityLimit > 0 ? Math.min(quantityLimit, mostOfALine) : mostOfALine
