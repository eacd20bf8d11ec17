import type { CartView } from "../cart/view.ts"
import { type LedgerOut, unitFromLedger } from "../kernel/ledger.ts"
import { marketOf } from "../market/markets.ts"
import type { MarketId } from "../market/model.ts"
import type { RouteView } from "../route/actor.ts"
import type { ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import type { ValidationView } from "../validation/view.ts"

/** The cart for which points were offered last: one is offered once. */
export interface LoyaltyState {
  readonly market: MarketId
  readonly offeredFor: string | null
}

/** What the offer of points looks at besides itself. */
export interface LoyaltySees {
  readonly cart: CartView
  readonly route: RouteView
  readonly validation: ValidationView
}

type Out = LedgerOut<ShopEvent, ShopCommand>

/** Where a customer pays, and the server says that points would do for a part, they are asked whether they want that. */
const offer = (state: LoyaltyState, { cart, route, validation }: LoyaltySees): ShopEvent | null => {
  const points = marketOf(state.market).loyalty?.rewardPoints
  if (points === undefined || route.screen._tag !== "Checkout") return null
  if (cart.useLoyalty || cart.cartId === state.offeredFor) return null
  if (validation._tag !== "Confirmed" || !validation.price.canUseLoyaltyDiscount) return null
  return {
    type: "DialogAsked",
    dialog: {
      content: { _tag: "LoyaltyPrompt", points },
      confirmColor: "primary",
      closeOnConfirm: true,
      onConfirm: { type: "LoyaltyChosen", useLoyalty: true },
      onCancel: null,
      onClose: null,
    },
  }
}

const offered = (state: LoyaltyState, see: LoyaltySees, out: Out): LoyaltyState => {
  const event = offer(state, see)
  if (event === null) return state
  out.emit.send({ event })
  return { ...state, offeredFor: see.cart.cartId }
}

const withdrawn = (state: LoyaltyState, out: Out): LoyaltyState => {
  if (state.offeredFor === null) return state
  out.emit.send({ event: { type: "DialogWithdrawn", about: "LoyaltyPrompt" } })
  return { ...state, offeredFor: null }
}

/** Offers a customer their points, once before a cart is paid (SPEC §2.5, DECISIONS §9). */
export const loyalty = unitFromLedger<ShopStart, LoyaltyState, ShopEvent, ShopCommand, object, LoyaltySees>({
  name: "loyalty",
  init: ({ market }) => ({ market, offeredFor: null }),
  on: {
    ScreenOpened: (state, { see }, out) => offered(state, see, out),
    PriceConfirmed: (state, { see }, out) => offered(state, see, out),
    // They were somebody's points: nobody else answers for them.
    AccountChanged: (state, _event, out) => withdrawn(state, out),
    LoggedOut: (state, _event, out) => withdrawn(state, out),
  },
  view: () => ({}),
})
