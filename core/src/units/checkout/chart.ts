import { askAgainAfter } from "../../messages/askAgainAfter.ts"
import type { ApiFailure } from "../../api/failure.ts"
import { isKeyReused, isRefusal, type Refusal } from "../../api/refusal.ts"
import type { DeviceContents, UnpaidOrder } from "../../domain/device/model.ts"
import { isLeftByAnother } from "../../domain/device/rules/isLeftByAnother.ts"
import type { PaymentType } from "../../domain/order/model.ts"
import type { Screen } from "../../domain/route/model.ts"
import type { Verification } from "../../domain/session/model.ts"
import { assign, givenIn, setup, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, sends } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import { blocksNow, type CheckoutContext, type CheckoutSees, payable } from "./context.ts"
import { findFaults } from "../../domain/checkout/rules/findFaults.ts"
import { isSentBefore } from "../../domain/checkout/rules/isSentBefore.ts"
import { allFields } from "./initialContext.ts"
import { filledByAccount, withoutAccount } from "./known.ts"
import { askedPayer, heardPayer, seenPayer } from "./payer.ts"
import { restoredForm } from "./remembering.ts"
import { isStillAwaited } from "./rules/isStillAwaited.ts"
import { isStillWanted } from "./rules/isStillWanted.ts"

type Event = WithGiven<ShopEvent, CheckoutSees>

/** Tells the customer that an order was abandoned because it is too old to be wanted. */
export const noticeAbandoned = {
  type: "send",
  params: { type: "Noticed", notice: { _tag: "AttemptGivenUp" } },
} as const

/**
 * The payment method of an order in flight, as offered: the store's status, which says what is offered, loads later.
 */
export const sentBy = (paymentType: PaymentType) => ({
  paymentType,
  chosenPayment: paymentType,
  cardOffered: paymentType === "ADYEN",
})

/** The unpaid order that another tab has stored; `null` for other events, and when it was removed. */
export const unpaidIn = (event: ShopEvent): UnpaidOrder | null =>
  event.type === "KeptElsewhere" && event.kept.entry === "unpaidOrder" ? event.kept.value : null

const isPaymentOfAnother = (screen: Screen, unpaid: UnpaidOrder | null): boolean =>
  screen._tag === "Payment" && screen.orderId !== unpaid?.orderId

/** Whether the server would accept the refused order once the number is proven. */
export const leadsToProof = ({ problems }: Pick<Refusal, "problems">): boolean =>
  problems.some(({ ways = [] }) => ways.includes("proveNumber"))

const noRefusal = { problems: [], priceChange: null }

/** The calls, actions and guards that the states of the checkout use. */
export const checkoutChart = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as Event,
    input: {} as { start: ShopStart },
  },
  actors: callsOf("ReadPhone", "PlaceOrder", "RequestLogin", "VerifyPhone"),
  actions: {
    ...sends,
    noteNoProof: assign(({ context }, failure: ApiFailure) => ({
      problems: failure._tag === "Refused" ? failure.problems : context.problems,
      proofFault: failure._tag === "Refused" ? null : ("unanswered" as const),
      code: null,
    })),
    noteRefusal: assign(({ context }, { price, problems }: Refusal) => {
      const before = context.attempt?.order.totalAmountNet
      return { problems, priceChange: price && before !== undefined ? { before, now: price.customerAmount } : null }
    }),
    clearOutcome: assign({
      left: allFields,
      problems: [],
      priceChange: null,
      payerChange: null,
      paymentFault: null,
      blocks: [],
    }),
    forgetEarlier: assign({ paymentFault: null, ...noRefusal }),
    seePayer: assign(({ event }) => seenPayer(givenIn<CheckoutSees>(event).see.session)),
    choosePayer: assign((_, organisationId: string | null) => ({ payer: { organisationId }, payerChange: null })),
    hearPayer: assign(({ context, event }) => heardPayer(context, givenIn<CheckoutSees>(event).see.session)),
    askPayer: assign(({ context, event }) => askedPayer(context, givenIn<CheckoutSees>(event).see.session)),
    forgetAccount: assign(({ context, event }) =>
      withoutAccount(context, event.type === "LoggedOut" ? event.cause : "unspecified"),
    ),
    fillIn: assign(({ context, event }) => {
      const filled = filledByAccount(context, givenIn<CheckoutSees>(event).see.session)
      return { ...filled, phoneFault: context.phoneFault && filled.fields.phone === context.fields.phone }
    }),
    look: assign(({ context, event }) => {
      const now = { ...context, ...payable(context, givenIn(event)) }
      return { ...now, blocks: blocksNow(now, givenIn(event)) }
    }),
    takeUnpaid: assign(({ event }) => ({ unpaid: unpaidIn(event), ...sentBy("ADYEN") })),
    restore: assign(({ context, event }) => (event.type === "DeviceRead" ? restoredForm(context, event.contents) : {})),
  },
  guards: {
    opensCheckout: ({ event }) => event.type === "ScreenOpened" && event.screen._tag === "Checkout",
    isVisited: ({ context }) => context.visited,
    cannotBeSent: ({ context, event }) =>
      Object.keys(findFaults(context.fields)).length > 0 || blocksNow(context, givenIn(event)).length > 0,
    isPayerUnread: ({ context }) => context.payerChange === "told",
    isOwnPayment: ({ context, event }) => event.type === "PaymentEnded" && event.orderId === context.unpaid?.orderId,
    isAuthorised: ({ context, event }) =>
      event.type === "PaymentEnded" && event.orderId === context.unpaid?.orderId && event.outcome === "authorised",
    isSentElsewhere: ({ context, event }) => {
      const unpaid = unpaidIn(event)
      return (
        unpaid !== null &&
        unpaid.key === givenIn<CheckoutSees>(event).see.cart.cartId &&
        unpaid.orderId !== context.unpaid?.orderId
      )
    },
    // While the page shows the payment of another order, nothing else says that this one ended.
    isOverUnseen: ({ context, event }) =>
      event.type === "KeptElsewhere" &&
      event.kept.entry === "unpaidOrder" &&
      event.kept.value === null &&
      isPaymentOfAnother(givenIn<CheckoutSees>(event).see.route.screen, context.unpaid),
    waitsForPayment: ({ context }) => context.attempt?.order.paymentType === "ADYEN",
    attemptLeft: ({ event }, contents: DeviceContents) =>
      isStillWanted(contents.attempt, givenIn(event).at.t) && !isLeftByAnother(contents.attempt, contents),
    unpaidLeft: ({ event }, contents: DeviceContents) =>
      isStillAwaited(contents.unpaidOrder, givenIn(event).at.t) && !isLeftByAnother(contents.unpaidOrder, contents),
    attemptTooOld: (_, { attempt }: DeviceContents) => attempt !== null,
    isProofWayOn: ({ context }) => leadsToProof(context),
    isRefusal: (_, failure: ApiFailure) => isRefusal(failure),
    leadsToProof: (_, failure: ApiFailure) => isRefusal(failure) && leadsToProof(failure),
    isSentBeforeElsewhere: ({ event }, failure: ApiFailure) =>
      isRefusal(failure) && isKeyReused(failure) && givenIn<CheckoutSees>(event).see.route.screen._tag !== "Checkout",
    isSentBefore: ({ context }) => isSentBefore(context.problems),
    isVerified: (_, verification: Verification) => verification._tag === "Verified",
    remembers: ({ context }) => context.remembers,
    stillWanted: ({ context, event }) => isStillWanted(context.attempt, givenIn(event).at.t),
  },
  delays: { growing: ({ context, event }) => askAgainAfter(event, context.failures) },
})
