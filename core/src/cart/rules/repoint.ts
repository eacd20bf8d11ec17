import type { Localised } from "../../language/model.ts"
import type { Menu } from "../../menu/model.ts"
import { isVariationSoldOut } from "../../menu/rules/isSoldOut.ts"
import { variationByCode } from "../../menu/rules/variationByCode.ts"
import type { StoreStatus } from "../../store/model.ts"
import type { Millis } from "../../time/model.ts"
import type { CartItem } from "../model.ts"
import { type Counter, makeItem } from "./makeItem.ts"
import { mergeItem } from "./mergeItem.ts"
import { orderLineOf } from "./orderLineOf.ts"

/** The items as another store makes and prices them, and the names of those that cannot come along (SPEC §4.2). */
export interface Repointed {
  readonly kept: readonly CartItem[]
  readonly unavailable: readonly Localised[]
  readonly soldOut: readonly Localised[]
}

/** What the store's staff have reported sold out, beyond the menu. */
export type SoldOut = Pick<StoreStatus, "soldOutProducts" | "soldOutVariations"> | null

/** Moves items to another store with all that was changed in them, both halves too. */
export const repoint = (items: readonly CartItem[], counter: Counter, soldOut: SoldOut): Repointed => {
  let kept: readonly CartItem[] = []
  const unavailable: Localised[] = []
  const gone: Localised[] = []
  for (const item of items) {
    const codes = orderLineOf(item).codes
    const moved = codes.some((code) => isSoldOut(counter.menu, code, counter.at, soldOut))
      ? null
      : makeItem(counter, { ...orderLineOf(item), quantity: item.quantity }, item.id)
    if (moved) kept = mergeItem(kept, moved, "all")
    else if (
      codes.every((code) => variationByCode(counter.menu, code)) &&
      codes.some((code) => isSoldOut(counter.menu, code, counter.at, soldOut))
    )
      gone.push(item.name)
    else unavailable.push(item.name)
  }
  return { kept, unavailable, soldOut: gone }
}

const isSoldOut = (menu: Menu, code: string, at: Millis, soldOut: SoldOut): boolean => {
  const found = variationByCode(menu, code)
  if (!found) return false
  return (
    isVariationSoldOut(found.variation, at) ||
    soldOut?.soldOutVariations.includes(code) === true ||
    soldOut?.soldOutProducts.includes(found.product.productCode) === true
  )
}
