import type { AccountView } from "../account/view.ts"
import { statusOfCart } from "../cart/rules/storeOfCart.ts"
import type { CartView } from "../cart/view.ts"
import type { Attempt, UnpaidOrder } from "../../domain/device/model.ts"
import type { Given } from "../../kernel/unit.ts"
import { marketOf } from "../../domain/market/markets.ts"
import type { OriginPrefix, PaymentType } from "../../domain/order/model.ts"
import type { Problem } from "../../domain/problem/model.ts"
import type { RouteView } from "../route/actor.ts"
import { ownerIn } from "../session/ownerIn.ts"
import { organisationOf, type SessionView } from "../session/view.ts"
import type { StoreView } from "../store/view.ts"
import { correctClock } from "../../domain/timing/rules/correctClock.ts"
import { couponsToSend } from "../../domain/discount/rules/couponsToSend.ts"
import type { ValidationView } from "../validation/actor.ts"
import type { Block } from "../../domain/checkout/block.ts"
import type {
  CheckoutField,
  CheckoutFields,
  FieldSources,
  Payer,
  PayerChange,
  PriceChange,
} from "../../domain/checkout/model.ts"
import { buildOrder } from "../../domain/checkout/rules/buildOrder.ts"
import { findBlocks } from "./rules/findBlocks.ts"
import { offeredPayments } from "../../domain/checkout/rules/offeredPayments.ts"
import { wayOf } from "../../domain/checkout/rules/wayOf.ts"
import type { Sealed } from "../../vault/model.ts"
import type { PaymentFault, ProofFault } from "../../domain/checkout/model.ts"

/** The views of other units that the checkout reads. */
export interface CheckoutSees {
  readonly session: SessionView
  readonly store: StoreView
  readonly cart: CartView
  readonly route: RouteView
  readonly validation: ValidationView
  readonly account: AccountView
}

/** Context of the checkout chart. */
export interface CheckoutContext {
  readonly origin: OriginPrefix
  /** Whether the checkout was opened in this session. */
  readonly visited: boolean
  readonly fields: CheckoutFields
  readonly sources: FieldSources
  /** Fields that lost focus once; only their errors are shown. */
  readonly left: readonly CheckoutField[]
  readonly phoneFault: boolean
  readonly emailOptIn: boolean
  readonly smsOptIn: boolean
  readonly billingNote: string
  /** Whether this device remembers the customer after the next order, as they asked. */
  readonly remembers: boolean
  readonly paymentType: PaymentType
  /** The method that the customer chose; `null` if none, when the first one offered counts. */
  readonly chosenPayment: PaymentType | null
  readonly offered: readonly PaymentType[]
  /** Whether the server takes card payments, according to the newest store status. */
  readonly cardOffered: boolean
  readonly blocks: readonly Block[]
  /** The order in flight; a retry resends it unchanged. */
  readonly attempt: Attempt | null
  /** Whether the order was sent from this page and not left by an earlier one. */
  readonly sentHere: boolean
  /** The order that awaits payment. */
  readonly unpaid: UnpaidOrder | null
  readonly paymentFault: PaymentFault | null
  readonly problems: readonly Problem[]
  /** The total sent and the server's total; the customer must confirm again (DECISIONS §2). */
  readonly priceChange: PriceChange | null
  /** The payer that the customer last saw or chose; `null` while it is not known whether they are logged in. */
  readonly payer: Payer | null
  readonly payerChange: PayerChange | null
  readonly failures: number
  /** A handle to the code that proves the number, while it is being checked. */
  readonly code: Sealed | null
  readonly proofFault: ProofFault | null
}

const nowIn = ({ at, see }: Given<CheckoutSees>) => correctClock(at.t, see.store.clock)

/** The payment methods available now, and the selected one: the customer's choice if it is still available. */
export const payable = (context: CheckoutContext, { see }: Given<CheckoutSees>) => {
  const status = see.store.current?.status ?? null
  const cardOffered = status === null ? context.cardOffered : status.paysOnline === true
  const offered = offeredPayments(organisationOf(see.session), cardOffered)
  const [usual = "INSTORE"] = offered
  const { chosenPayment: chosen } = context
  return { cardOffered, offered, paymentType: chosen !== null && offered.includes(chosen) ? chosen : usual }
}

/** What blocks the order now. */
export const blocksNow = (context: CheckoutContext, given: Given<CheckoutSees>): readonly Block[] => {
  const { account, cart, route, session, store, validation } = given.see
  return findBlocks({
    market: marketOf(route.market),
    cart,
    validation,
    store: store.current?.store.id === cart.storeId ? store.current.store : null,
    status: statusOfCart(cart, store),
    organisationId: organisationOf(session),
    account,
    paymentType: context.paymentType,
    offered: context.offered,
    now: nowIn(given),
  })
}

/** The order for the current state, keyed by cart id; `null` when something is missing that `blocksNow` names. */
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
    emailOptIn: context.emailOptIn && context.fields.email.trim() !== "",
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
  return { key: cart.cartId, order, at: given.at.t, ...ownerIn(session) }
}
