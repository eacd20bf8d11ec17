import { unitFromLedger } from "../kernel/ledger.ts"
import type { ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import type { Screen } from "../route/model.ts"
import type { StoreView } from "../store/view.ts"
import type { Category } from "./model.ts"
import type { SizeName } from "../market/model.ts"
import { variationByCode } from "./rules/variationByCode.ts"

/** The state of the menu unit. */
export interface MenuState {
  readonly category: Category
  readonly subCategory: string | null
  /** The size that pizzas are shown in; `null` shows them in all. */
  readonly size: SizeName | null
  /** Only what the customer likes is shown. */
  readonly onlyFavourites: boolean
  /** The chosen variation of the shown product; `null` until one is chosen, then the default counts. */
  readonly variationCode: string | null
  readonly quantity: number
}

/** Where the customer stands in the menu, and what is being chosen of the shown product. */
export type MenuView = MenuState

/** What the menu looks at besides itself. */
export interface MenuSees {
  readonly store: StoreView
}

const isShown = ({ variationCode }: MenuState, screen: Screen, { store }: MenuSees): boolean =>
  screen._tag === "Product" &&
  store.current !== null &&
  variationCode !== null &&
  variationByCode(store.current.menu, variationCode)?.product.slug === screen.productSlug

/** What is being looked at and chosen, before it is in the cart. */
export const menu = unitFromLedger<ShopStart, MenuState, ShopEvent, ShopCommand, MenuView, MenuSees>({
  name: "menu",
  init: () => ({
    category: "Pizza",
    subCategory: null,
    size: null,
    onlyFavourites: false,
    variationCode: null,
    quantity: 1,
  }),
  on: {
    // The same product again, in another language or by going back and forth within it: the choice stays.
    ScreenOpened: (state, { screen, see }) =>
      isShown(state, screen, see) ? state : { ...state, variationCode: null, quantity: 1 },
    ShelfChosen: (state, { category, subCategory }) => ({
      ...state,
      category,
      subCategory,
      onlyFavourites: false,
    }),
    FavouritesShown: (state, { only }) => ({ ...state, onlyFavourites: only }),
    SizeFiltered: (state, { size }) => ({ ...state, size }),
    VariationChosen: (state, { code }) => ({ ...state, variationCode: code }),
    QuantityStepped: (state, { step }) => ({ ...state, quantity: Math.min(20, Math.max(1, state.quantity + step)) }),
  },
  view: (state) => state,
})
