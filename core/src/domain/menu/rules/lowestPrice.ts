import type { LowestPriceWithout, Market } from "../../market/model.ts"
import type { Minor } from "../../money/model.ts"
import { minor } from "../../money/rules/kroner.ts"
import { readVariationCode } from "../../pizza/rules/readVariationCode.ts"
import type { Product, Variation } from "../model.ts"

/**
 * The price of a product's cheapest variation: the "from" on its menu card. In one market's premium sub-category the
 * size-20 pizza does not count, unless it is the only one (SPEC §5).
 */
export const lowestPrice = (product: Product, { lowestPriceWithout }: Pick<Market, "lowestPriceWithout">): Minor => {
  const { variations } = product
  const counted = variations.filter((variation) => !isLeftOut(product, variation, lowestPriceWithout))
  return minor(Math.min(...(counted.length > 0 ? counted : variations).map(({ price }) => price)))
}

const isLeftOut = (product: Product, { code }: Variation, without: LowestPriceWithout | null): boolean =>
  without !== null &&
  product.kind === "PIZZA" &&
  product.subCategories.includes(without.subCategory) &&
  readVariationCode(code).size !== null &&
  code.endsWith(without.digits)
