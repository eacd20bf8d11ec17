import type { SizeName } from "../../market/model.ts"
import type { Crust } from "../../pizza/model.ts"
import { readVariationCode } from "../../pizza/rules/readVariationCode.ts"
import type { Product } from "../model.ts"

const madeOf = (products: readonly Product[]) =>
  products.flatMap(({ variations }) => variations.map(({ code }) => readVariationCode(code)))

/** The only crusts that products are made on in a size; none when each of their crusts is, as there is nothing to say. */
export const onlyCrustsIn = (products: readonly Product[], size: SizeName): readonly Crust[] => {
  const made = madeOf(products).flatMap(({ crust, size }) => (crust === null ? [] : { crust, size }))
  const here = new Set(made.flatMap((one) => (one.size === size ? one.crust : [])))
  return made.every(({ crust }) => here.has(crust)) ? [] : [...here]
}

/** The only sizes that a product is made in on a crust; none when it is made in each of its sizes, as there is nothing to say. */
export const onlySizesOn = (product: Product, crust: Crust | null): readonly SizeName[] => {
  const made = madeOf([product]).flatMap(({ crust, size }) => (size === null ? [] : { crust, size }))
  const here = new Set(made.flatMap((one) => (one.crust === crust ? one.size : [])))
  return made.every(({ size }) => here.has(size)) ? [] : [...here]
}
