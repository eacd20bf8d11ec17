import type { Crust } from "../../pizza/model.ts"
import { readVariationCode } from "../../pizza/rules/readVariationCode.ts"
import type { Product } from "../model.ts"
import type { SizeChoice } from "./variationChoices.ts"

/** The sizes of one crust, or of a product without crusts. */
export interface SizeGroup {
  readonly crust: Crust | null
  readonly sizes: readonly SizeChoice[]
}

/** A product's variations by crust, each in the menu's order, so that one tap chooses crust and size. */
export const sizeGroups = ({ variations }: Pick<Product, "variations">): readonly SizeGroup[] => {
  const groups = new Map<Crust | null, SizeChoice[]>()
  for (const variation of variations) {
    const { crust, size } = readVariationCode(variation.code)
    const sizes = groups.get(crust) ?? []
    groups.set(crust, [...sizes, { size, variation }])
  }
  return [...groups].map(([crust, sizes]) => ({ crust, sizes }))
}
