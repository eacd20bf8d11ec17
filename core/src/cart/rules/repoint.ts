import { variationByCode } from "../../menu/rules/variationByCode.ts"
import { isVariationSoldOut } from "../../menu/rules/isSoldOut.ts"
import type { Menu } from "../../menu/model.ts"
import type { CartItem } from "../model.ts"
import { mergeItem } from "./mergeItem.ts"

/** The items as another store sells them, and those that it does not (SPEC §4.2). */
export interface Repointed {
  readonly kept: readonly CartItem[]
  readonly lost: readonly CartItem[]
}

/** Moves items to another store: same variation, that store's price and address; what it does not sell now is lost. */
export const repoint = (items: readonly CartItem[], storeSlug: string, menu: Menu, now: number): Repointed => {
  let kept: readonly CartItem[] = []
  const lost: CartItem[] = []
  for (const item of items) {
    const found = variationByCode(menu, item.variationCode)
    if (!found || isVariationSoldOut(found.variation, now)) {
      lost.push(item)
      continue
    }
    const path = item.path.replace(/^\/[^/]*\//, `/${storeSlug}/`)
    kept = mergeItem(kept, { ...item, path, price: found.variation.price })
  }
  return { kept, lost }
}
