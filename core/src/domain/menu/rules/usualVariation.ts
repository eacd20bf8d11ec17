import type { SizeName } from "../../market/model.ts"
import { readVariationCode } from "../../pizza/rules/readVariationCode.ts"
import type { Product, Variation } from "../model.ts"

/** A product's variation without a choice: the market's size on its first crust (SPEC §3, default pizza config). */
export const usualVariation = ({ variations }: Pick<Product, "variations">, defaultSize: SizeName): Variation =>
  variations.find(({ code }) => readVariationCode(code).size === defaultSize) ?? variations[0]
