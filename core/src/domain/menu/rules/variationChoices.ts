import type { SizeName } from "../../market/model.ts"
import type { Crust } from "../../pizza/model.ts"
import { readVariationCode } from "../../pizza/rules/readVariationCode.ts"
import type { Product, Variation } from "../model.ts"
import { usualVariation } from "./usualVariation.ts"

/** A crust to choose, and the variation that choosing it selects. */
export interface CrustChoice {
  readonly crust: Crust
  readonly variation: Variation
}

/** A size to choose; `size` is null for items without pizza sizes, such as a bottle. */
export interface SizeChoice {
  readonly size: SizeName | null
  readonly variation: Variation
}

/** The chosen variation of a product, and the alternatives. */
export interface VariationChoices {
  readonly chosen: Variation
  readonly crust: Crust | null
  readonly crusts: readonly CrustChoice[]
  readonly sizes: readonly SizeChoice[]
}

/**
 * A product's size and crust as two choices; another crust keeps the size where the product comes in it. Without a
 * choice, the market's default size on the first crust applies (SPEC §3, default pizza config), or where `isThere` says
 * that it is sold out, the nearest in the menu's order that is not.
 */
export const variationChoices = (
  product: Product,
  code: string | null,
  defaultSize: SizeName,
  isThere: (variation: Variation) => boolean = () => true,
): VariationChoices => {
  const all = product.variations.map((variation) => ({ variation, ...readVariationCode(variation.code) }))
  const place = product.variations.indexOf(usualVariation(product, defaultSize))
  const [nearest] = all
    .map((one, index) => ({ one, steps: Math.abs(index - place) }))
    .filter(({ one }) => isThere(one.variation))
    .toSorted(({ steps }, other) => steps - other.steps)
  const first = nearest?.one ?? all[place]
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
