import type { Market } from "../../market/model.ts"
import type { Menu } from "../../menu/model.ts"
import { zero } from "../../money/rules/kroner.ts"
import { isOverfull, type Portion } from "../../pizza/rules/isOverfull.ts"
import type { LineReading } from "../lineReading.ts"

type Sold = Extract<LineReading, { readonly _tag: "Sold" }>

/** Whether a line's pizza, or either half of it, has more ingredients than the cap allows (SPEC §5). */
export const hasTooMuchOn = (menu: Menu, { sold, line }: Sold, market: Pick<Market, "sauceCodes">): boolean =>
  sold.some(({ product }, index) => {
    const part = index === 0 ? "left" : "right"
    const changes = line.ingredients.filter((one) => one.part === "whole" || one.part === part)
    const unchanged = product.ingredients.filter(({ productCode }) => !changes.some(({ code }) => code === productCode))
    const portions = unchanged.map(({ productCode, quantity }): Portion => {
      const price = menu.ingredients.find((one) => one.productCode === productCode)?.price ?? zero
      return { code: productCode, price, default: quantity, quantity }
    })
    return isOverfull([...portions, ...changes], market)
  })
