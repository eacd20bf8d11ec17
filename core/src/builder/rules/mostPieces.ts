import type { Kitchen } from "../kitchen.ts"

const mostOfALine = 99

/** Most pieces of one pizza that the store makes at once; where it sets no limit, what a line of the cart holds. */
export const mostPieces = ({ quantityLimit }: Pick<Kitchen, "quantityLimit">): number =>
  quantityLimit > 0 ? Math.min(quantityLimit, mostOfALine) : mostOfALine
