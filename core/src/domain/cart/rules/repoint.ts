import type { Localised } from "../../language/model.ts"
import { variationByCode } from "../../menu/rules/variationByCode.ts"
import type { CartItem } from "../model.ts"
import { isSoldOutHere, type SoldOut } from "../../menu/rules/isSoldOutHere.ts"
import { type Counter, makeItem } from "./makeItem.ts"
import { mergeItem } from "./mergeItem.ts"
import { orderLineOf } from "./orderLineOf.ts"

/** The items as another store makes and prices them, and the names of those it cannot make (SPEC §4.2). */
export interface Repointed {
  readonly kept: readonly CartItem[]
  readonly unavailable: readonly Localised[]
  readonly soldOut: readonly Localised[]
  /** The original items of both kinds. */
  readonly lost: readonly CartItem[]
}

/** Moves items to another store with all their changes, both halves included. */
export const repoint = (items: readonly CartItem[], counter: Counter, soldOut: SoldOut): Repointed => {
  let kept: readonly CartItem[] = []
  const unavailable: Localised[] = []
  const gone: Localised[] = []
  const lost: CartItem[] = []
  for (const item of items) {
    const line = orderLineOf(item)
    const found = line.codes.flatMap((code) => variationByCode(counter.menu, code) ?? [])
    if (found.length === line.codes.length && found.some((one) => isSoldOutHere(one, counter.at, soldOut))) {
      gone.push(item.name)
      lost.push(item)
      continue
    }
    const moved = makeItem(counter, line, item.id)
    if (moved) kept = mergeItem(kept, moved, "all")
    else {
      unavailable.push(item.name)
      lost.push(item)
    }
  }
  return { kept, unavailable, soldOut: gone, lost }
}
