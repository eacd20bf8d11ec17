import type { CartView } from "../cart/view.ts"
import { type LedgerOut, unitFromLedger } from "../../kernel/ledger.ts"
import { marketOf } from "../../domain/market/markets.ts"
import type { MarketId } from "../../domain/market/model.ts"
import type { RouteView } from "../route/actor.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { ValidationView } from "../validation/view.ts"

/** The cart for which points were offered last; each cart gets one offer. */
export interface LoyaltyState {
  readonly market: MarketId
  readonly offeredFor: string | null
}

/** The views of other units that the loyalty offer reads. */
export interface LoyaltySees {
  readonly cart: CartView
  readonly route: RouteView
  readonly validation: ValidationView
}

type Out = LedgerOut<ShopEvent, ShopCommand>

/** The dialog that offers points, on the checkout and only when the server says that they cover part of the price. */
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

/** Offers a customer their points, once per cart before payment (SPEC §2.5, DECISIONS §9). */
export const loyalty = unitFromLedger<ShopStart, LoyaltyState, ShopEvent, ShopCommand, object, LoyaltySees>({
  name: "loyalty",
  init: ({ market }) => ({ market, offeredFor: null }),
  on: {
    ScreenOpened: (state, { see }, out) => offered(state, see, out),
    PriceConfirmed: (state, { see }, out) => offered(state, see, out),
    // The points belonged to the previous customer; the offer is withdrawn.
    AccountChanged: (state, _event, out) => withdrawn(state, out),
    LoggedOut: (state, _event, out) => withdrawn(state, out),
  },
  view: () => ({}),
})
