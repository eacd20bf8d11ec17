import type { SizeName } from "../../market/model.ts"
import type { Crust } from "../../pizza/model.ts"
import { readVariationCode } from "../../pizza/rules/readVariationCode.ts"
import type { Product, Variation } from "../model.ts"

/** One crust that can be chosen, and the variation that choosing it leads to. */
export interface CrustChoice {
  readonly crust: Crust
  readonly variation: Variation
}

/** One size that can be chosen; `size` is null for what has no pizza size, such as a bottle. */
export interface SizeChoice {
  readonly size: SizeName | null
  readonly variation: Variation
}

/** What is chosen of a product, and what could be chosen instead. */
export interface VariationChoices {
  readonly chosen: Variation
  readonly crust: Crust | null
  readonly crusts: readonly CrustChoice[]
  readonly sizes: readonly SizeChoice[]
}

/**
 * A product's size and crust as two choices: another crust keeps the size where it is to be had. Until the customer
 * chooses, the market's default size on the first crust counts (SPEC §3, default pizza config).
 */
export const variationChoices = (product: Product, code: string | null, defaultSize: SizeName): VariationChoices => {
  const all = product.variations.map((variation) => ({ variation, ...readVariationCode(variation.code) }))
  const first = all.find(({ size }) => size === defaultSize) ?? all[0]
  const at = all.find(({ variation }) => variation.code === code) ?? first
  const chosen = at?.variation ?? product.variations[0]
  const crusts = new Map<Crust, Variation>()
  for (const { crust, size, variation } of all) {
    if (crust !== null && (!crusts.has(crust) || size === at?.size)) crusts.set(crust, variation)
  }
  return {
    chosen,
    crust: at?.crust ?? null,
    crusts: [...crusts].map(([crust, variation]) => ({ crust, variation })),
    sizes: all.filter(({ crust }) => crust === at?.crust).map(({ size, variation }) => ({ size, variation })),
  }
}
