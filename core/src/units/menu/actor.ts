import { unitFromLedger } from "../../kernel/ledger.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { Screen } from "../../domain/route/model.ts"
import type { StoreView } from "../store/view.ts"
import type { Category } from "../../domain/menu/model.ts"
import type { SizeName } from "../../domain/market/model.ts"
import { variationByCode } from "../../domain/menu/rules/variationByCode.ts"

/** State of the menu unit. */
export interface MenuState {
  readonly category: Category
  readonly subCategory: string | null
  /** The selected pizza size; `null` shows all sizes. */
  readonly size: SizeName | null
  /** Whether only favourites are shown. */
  readonly onlyFavourites: boolean
  /** The selected variation of the shown product; `null` selects the default. */
  readonly variationCode: string | null
  readonly quantity: number
}

/** The position in the menu, and the options selected for the shown product. */
export type MenuView = MenuState

/** The views of other units that the menu reads. */
export interface MenuSees {
  readonly store: StoreView
}

const isShown = ({ variationCode }: MenuState, screen: Screen, { store }: MenuSees): boolean =>
  screen._tag === "Product" &&
  store.current !== null &&
  variationCode !== null &&
  variationByCode(store.current.menu, variationCode)?.product.slug === screen.productSlug

/** What the customer browses and selects before adding it to the cart. */
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
    // The same product after a language change or navigation within it: keep the selection.
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
    SelectionDropped: (state) => ({ ...state, variationCode: null, quantity: 1 }),
    QuantityStepped: (state, { step }) => ({ ...state, quantity: Math.min(20, Math.max(1, state.quantity + step)) }),
  },
  view: (state) => state,
})
