import type { PizzaChoice } from "../../cart/rules/configurePizza.ts"
import { isSoldOutHere } from "../../menu/rules/isSoldOutHere.ts"
import type { Localised } from "../../language/model.ts"
import type { Variation } from "../../menu/model.ts"
import { variationByCode } from "../../menu/rules/variationByCode.ts"
import type { Minor } from "../../money/model.ts"
import { subtract, zero } from "../../money/rules/kroner.ts"
import type { Crust } from "../../pizza/model.ts"
import { priceLine } from "../../pizza/rules/priceLine.ts"
import { readVariationCode } from "../../pizza/rules/readVariationCode.ts"
import type { Kitchen } from "../kitchen.ts"
import { type Base, onBase } from "./chooseBase.ts"

/** A size, and the pizza's price in it without extras. */
export interface SizeOption extends Base {
  readonly words: Localised
  readonly price: Minor
  readonly isChosen: boolean
  readonly isSoldOut: boolean
}

/** A crust, its surcharge over the American one, and the size that choosing it selects. */
export interface CrustOption extends Base {
  readonly surcharge: Minor
  readonly isChosen: boolean
  readonly isSoldOut: boolean
}

/** The sizes available on the chosen crust, and the crusts; only those available for both halves (SPEC §3, §9). */
export const baseChoices = (
  kitchen: Kitchen,
  parts: PizzaChoice["parts"],
): { readonly sizes: readonly SizeOption[]; readonly crusts: readonly CrustOption[] } => {
  const { crust, size } = readVariationCode(parts[0].variationCode)
  const all = basesOf(kitchen, parts)
  const sizes = all.filter((base) => base.crust === crust).map((base) => ({ ...base, isChosen: base.size === size }))
  const crusts = new Map<Crust, MadeBase>()
  for (const base of all) if (!crusts.has(base.crust) || base.size === size) crusts.set(base.crust, base)
  return {
    sizes,
    crusts: [...crusts.values()].map((base) => {
      const plain = all.find((one) => one.crust === "american" && one.size === base.size)
      return {
        crust: base.crust,
        size: base.size,
        surcharge: plain ? subtract(base.price, plain.price) : zero,
        isChosen: base.crust === crust,
        isSoldOut: base.isSoldOut,
      }
    }),
  }
}

interface MadeBase extends Base {
  readonly words: Localised
  readonly price: Minor
  readonly isSoldOut: boolean
}

/** Every base available for all parts, in menu order, with the pizza's default price on it. */
const basesOf = (kitchen: Kitchen, parts: PizzaChoice["parts"]): readonly MadeBase[] => {
  const { menu, market, at, soldOut } = kitchen
  const product = variationByCode(menu, parts[0].variationCode)?.product
  return (product?.variations ?? []).flatMap((variation): MadeBase[] => {
    const { crust, size } = readVariationCode(variation.code)
    if (crust === null || size === null) return []
    const made = parts.flatMap((part) => onBase(menu, part, { crust, size }) ?? [])
    if (made.length < parts.length) return []
    const isGone = made.some(({ code }) => {
      const found = variationByCode(menu, code)
      return !found || isSoldOutHere(found, at, soldOut)
    })
    const price = unitPrice(made, market)
    return [{ crust, size, words: variation.size, price, isSoldOut: isGone }]
  })
}

/** The price of a pizza of these variations without extras. */
export const unitPrice = (
  variations: readonly Variation[],
  { halfAndHalf }: Pick<Kitchen["market"], "halfAndHalf">,
) => {
  const [first, second] = variations.map(({ price }) => price)
  const one = { quantity: 1, ingredients: [] }
  return second === undefined
    ? priceLine({ ...one, kind: "pizza", unitPrice: first ?? zero }, halfAndHalf).unitPrice
    : priceLine({ ...one, kind: "half-half", halves: [first ?? zero, second] }, halfAndHalf).unitPrice
}
