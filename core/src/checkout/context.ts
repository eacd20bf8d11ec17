import type { CartView } from "../cart/view.ts"
import type { Attempt } from "../device/model.ts"
import type { Given } from "../kernel/unit.ts"
import { marketOf } from "../market/markets.ts"
import type { OriginPrefix, PaymentType } from "../order/model.ts"
import type { Problem } from "../problem/model.ts"
import type { RouteView } from "../route/actor.ts"
import { organisationOf, type SessionView } from "../session/view.ts"
import type { StoreView } from "../store/view.ts"
import { correctClock } from "../timing/rules/correctClock.ts"
import { couponsToSend } from "../discount/rules/couponsToSend.ts"
import type { ValidationView } from "../validation/actor.ts"
import type { Block } from "./block.ts"
import type { CheckoutField, CheckoutFields, PriceChange } from "./model.ts"
import { buildOrder } from "./rules/buildOrder.ts"
import { findBlocks } from "./rules/findBlocks.ts"
import { offeredPayments } from "./rules/offeredPayments.ts"
import { wayOf } from "./rules/wayOf.ts"
import type { PaymentFault } from "./view.ts"

/** What the checkout looks at besides itself. */
export interface CheckoutSees {
  readonly session: SessionView
  readonly store: StoreView
  readonly cart: CartView
  readonly route: RouteView
  readonly validation: ValidationView
}

/** What the checkout remembers while it is filled in and sent. */
export interface CheckoutContext {
  readonly origin: OriginPrefix
  /** Somebody has come to the checkout. */
  readonly visited: boolean
  readonly fields: CheckoutFields
  /** Fields that have been left once: only their faults are shown. */
  readonly left: readonly CheckoutField[]
  readonly phoneFault: boolean
  readonly emailOptIn: boolean
  readonly smsOptIn: boolean
  readonly billingNote: string
  readonly paymentType: PaymentType
  readonly offered: readonly PaymentType[]
  readonly cardOffered: boolean
  readonly blocks: readonly Block[]
  /** The order under way; sent again it is the same order. */
  readonly attempt: Attempt | null
  /** The order that waits for its payment. */
  readonly payingFor: string | null
  readonly paymentFault: PaymentFault | null
  readonly problems: readonly Problem[]
  /** The total that was sent, and the server's own: the customer is asked again (DECISIONS §2). */
  readonly priceChange: PriceChange | null
  readonly failures: number
}

const nowIn = ({ at, see }: Given<CheckoutSees>) => correctClock(at.t, see.store.clock)

/** The ways to pay as they are now, and one of them chosen: the customer's if it is still there. */
export const payable = (context: CheckoutContext, { see }: Given<CheckoutSees>) => {
  const offered = offeredPayments(organisationOf(see.session), context.cardOffered)
  const [usual = "INSTORE"] = offered
  return { offered, paymentType: offered.includes(context.paymentType) ? context.paymentType : usual }
}

/** What keeps the cart from being ordered at this moment. */
export const blocksNow = (context: CheckoutContext, given: Given<CheckoutSees>): readonly Block[] => {
  const { cart, route, session, store, validation } = given.see
  return findBlocks({
    market: marketOf(route.market),
    cart,
    validation,
    store: store.current?.store.id === cart.storeId ? store.current.store : null,
    organisationId: organisationOf(session),
    paymentType: context.paymentType,
    offered: context.offered,
    now: nowIn(given),
  })
}

/** The order of this moment, under the key of its cart; `null` when something is missing that `blocksNow` names. */
export const attemptNow = (context: CheckoutContext, phone: string, given: Given<CheckoutSees>): Attempt | null => {
  const { cart, route, session, validation } = given.see
  const way = wayOf(cart.shipping)
  if (validation._tag !== "Confirmed" || way === null) return null
  const order = buildOrder({
    market: marketOf(route.market),
    storeId: cart.storeId,
    way,
    lines: cart.orderLines,
    price: validation.price,
    info: { ...context.fields, phone },
    emailOptIn: context.emailOptIn,
    smsOptIn: context.smsOptIn,
    useLoyalty: cart.useLoyalty,
    paymentType: context.paymentType,
    origin: context.origin,
    organisationId: organisationOf(session),
    billingNote: context.billingNote.slice(0, 500),
    coupons: couponsToSend(cart),
    requestedTime: cart.shipping.requestedTime,
    now: nowIn(given),
    language: route.language,
  })
  return { key: cart.cartId, order, at: given.at.t }
}
