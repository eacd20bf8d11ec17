import type { SoldOut } from "../menu/rules/isSoldOutHere.ts"
import type { CartItem } from "../cart/model.ts"
import type { Market } from "../market/model.ts"
import type { Menu } from "../menu/model.ts"
import type { Millis } from "../time/model.ts"

/** The context a pizza is built in: the store's menu and rules, at the requested time. */
export interface Kitchen {
  readonly market: Market
  readonly menu: Menu
  readonly storeSlug: string
  /** Maximum pieces per line; 0 is no limit. */
  readonly quantityLimit: number
  readonly soldOut: SoldOut
  readonly at: Millis
  /** The cart's lines that are from this store. */
  readonly lines: readonly CartItem[]
}
