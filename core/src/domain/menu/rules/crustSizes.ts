import type { SizeName } from "../../market/model.ts"
import type { Crust } from "../../pizza/model.ts"
import { readVariationCode } from "../../pizza/rules/readVariationCode.ts"
import type { Product } from "../model.ts"

const madeOf = (products: readonly Product[]) =>
  products.flatMap(({ variations }) => variations.map(({ code }) => readVariationCode(code)))

/** The crusts that products are limited to in a size; empty when all their crusts are available. */
export const onlyCrustsIn = (products: readonly Product[], size: SizeName): readonly Crust[] => {
  const made = madeOf(products).flatMap(({ crust, size }) => (crust === null ? [] : { crust, size }))
  const here = new Set(made.flatMap((one) => (one.size === size ? one.crust : [])))
  return made.every(({ crust }) => here.has(crust)) ? [] : [...here]
}

/** The sizes that a product is limited to on a crust; empty when all its sizes are available. */
export const onlySizesOn = (product: Product, crust: Crust | null): readonly SizeName[] => {
  const made = madeOf([product]).flatMap(({ crust, size }) => (size === null ? [] : { crust, size }))
  const here = new Set(made.flatMap((one) => (one.crust === crust ? one.size : [])))
  return made.every(({ size }) => here.has(size)) ? [] : [...here]
}
