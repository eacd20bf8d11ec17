import { unitFromLedger } from "../kernel/ledger.ts"
import type { ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import type { Category } from "./model.ts"

/** The state of the menu unit. */
export interface MenuState {
  readonly category: Category
  readonly subCategory: string | null
  /** The chosen variation of the shown product; `null` until one is chosen, then the default counts. */
  readonly variationCode: string | null
  readonly quantity: number
}

/** Where the customer stands in the menu, and what is being chosen of the shown product. */
export type MenuView = MenuState

/** What is being looked at and chosen, before it is in the cart. */
export const menu = unitFromLedger<ShopStart, MenuState, ShopEvent, ShopCommand, MenuView, object>({
  name: "menu",
  init: () => ({ category: "Pizza", subCategory: null, variationCode: null, quantity: 1 }),
  on: {
    ScreenOpened: (state) => ({ ...state, variationCode: null, quantity: 1 }),
    ShelfChosen: (state, { category, subCategory }) => ({ ...state, category, subCategory }),
    VariationChosen: (state, { code }) => ({ ...state, variationCode: code }),
    QuantityStepped: (state, { step }) => ({ ...state, quantity: Math.min(20, Math.max(1, state.quantity + step)) }),
  },
  view: (state) => state,
})
