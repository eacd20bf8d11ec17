import type { Level } from "../../menu/model.ts"

/**
 * The half that represents a half-and-half: the one with more ingredients above zero, left when equal (DECISIONS §4).
 */
export const dominantHalf = (left: readonly Level[], right: readonly Level[]): "left" | "right" =>
  countPresent(right) > countPresent(left) ? "right" : "left"

const countPresent = (levels: readonly Level[]): number => levels.filter((level) => level > 0).length
