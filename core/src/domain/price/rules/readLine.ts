import type { Menu } from "../../menu/model.ts"
import { isVariationSoldOut } from "../../menu/rules/isSoldOut.ts"
import { type Found, variationByCode } from "../../menu/rules/variationByCode.ts"
import type { OrderLine } from "../../order/model.ts"
import type { Millis } from "../../time/model.ts"
import type { LineReading } from "../lineReading.ts"
import { refusals } from "../refusals.ts"
import { readHalves } from "./readHalves.ts"
import { readWhole } from "./readWhole.ts"

/**
 * Looks a line up in the menu; `at` is the time of fulfilment, when nothing may be sold out. Ignores the line's own
 * price.
 */
export const readLine = (menu: Menu, line: OrderLine, at: Millis): LineReading => {
  const [first, second, ...more] = line.codes.map((code) => findSold(menu, code, at))
  if (!first || more.length > 0) return { _tag: "Refused", code: refusals.invalidProduct }
  if (first === "not sold" || second === "not sold")
    return notSold(menu, line.codes[first === "not sold" ? 0 : 1] ?? "")
  return second ? readHalves(menu, [first, second], line, at) : readWhole(menu, first, line, at)
}

const notSold = (menu: Menu, code: string): LineReading => {
  const product = variationByCode(menu, code)?.product
  const isGoods = product !== undefined && product.category !== "CHARGES"
  return { _tag: "Refused", code: refusals.productNotSold, ...(isGoods ? { soldOut: product.name } : {}) }
}

const findSold = (menu: Menu, code: string, at: Millis): Found | "not sold" => {
  const found = variationByCode(menu, code)
  return !found || found.product.category === "CHARGES" || isVariationSoldOut(found.variation, at) ? "not sold" : found
}
