import type { HalfAndHalfPrice } from "../../market/model.ts"
import type { Minor } from "../../money/model.ts"
import { minor, times, zero } from "../../money/rules/kroner.ts"
import { roundUpToKrone } from "../../money/rules/roundUpToKrone.ts"
import type { LineToPrice } from "../model.ts"
import { extraPrice } from "./extraPrice.ts"

/** `unitPrice` and `extras` are per piece; `linePrice` is their sum times the pieces (DECISIONS §4). */
export interface LinePrice {
  readonly unitPrice: Minor
  readonly extras: Minor
  readonly linePrice: Minor
}

/** The price of a line before any discount. */
export const priceLine = (line: LineToPrice, halfAndHalf: HalfAndHalfPrice): LinePrice => {
  const unitPrice = line.kind === "half-half" ? priceHalves(line.halves, halfAndHalf) : line.unitPrice
  let extras = zero
  for (const ingredient of line.ingredients) extras = minor(extras + extraPrice(ingredient))
  return { unitPrice, extras, linePrice: times(minor(unitPrice + extras), line.quantity) }
}

const priceHalves = ([first, second]: readonly [Minor, Minor], halfAndHalf: HalfAndHalfPrice): Minor => {
  switch (halfAndHalf) {
    case "dearer":
      return minor(Math.max(first, second))
    case "mean":
      return roundUpToKrone(minor((first + second) / 2))
  }
}
