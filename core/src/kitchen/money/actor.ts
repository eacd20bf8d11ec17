import type { Minor } from "../../domain/money/model.ts"
import { readAmount } from "../../domain/money/rules/readAmount.ts"
import type { AskedRefund, MoneyNotice } from "../../domain/payment/matters.ts"
import { nthRefund } from "../../domain/payment/rules/nthRefund.ts"
import { refundKey } from "../../domain/payment/rules/refundKey.ts"
import type { ApiFailure } from "../../api/failure.ts"
import { waitTold } from "../../api/waitTold.ts"
import type { Millis } from "../../domain/time/model.ts"
import { assign, type ChartState, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { failureIn, isPassing, kitchenCalls, type KitchenCommand, type KitchenStart, sends } from "../commands.ts"
import type { KitchenEvent } from "../events.ts"
import { settling } from "../model.ts"

/** A refund whose amount staff type; an empty amount is the rest. */
export interface Refund {
  readonly orderId: string
  readonly number: number | null
  readonly amount: string
  /** The refunds that were requested before the form was opened; `null` until known. */
  readonly known: readonly AskedRefund[] | null
  /** Why the last try refunded nothing: a code of the server, no answer, or an invalid amount. */
  readonly fault: number | "unreachable" | "noAmount" | null
}

/** Context of the money. */
export interface MoneyContext {
  readonly storeId: string
  readonly matters: readonly MoneyNotice[] | null
  readonly seenId: string
  readonly refund: Refund | null
  /**
   * When the form replaced its button, or showed earlier refunds, in epoch milliseconds; 0 once staff have typed in it.
   */
  readonly openedAt: Millis
  /** The refund was sent before the earlier ones were known: it waits for them. */
  readonly isPressed: boolean
  /** The order of the last refund. */
  readonly refunded: { readonly number: number | null; readonly amount: Minor | null } | null
}

/** Payments that staff must check, and a refund in progress. */
export interface MoneyView extends Omit<MoneyContext, "storeId" | "seenId" | "openedAt" | "isPressed"> {
  readonly isSending: boolean
}

const readEvery = 60_000
const triesEvery = 10_000

const empty = { matters: null, seenId: "", refund: null, openedAt: 0, isPressed: false, refunded: null } as const

const amountOf = ({ refund }: Pick<MoneyContext, "refund">): Minor | null =>
  refund === null || refund.amount.trim() === "" ? null : readAmount(refund.amount)

const isAmount = ({ refund }: Pick<MoneyContext, "refund">): boolean =>
  refund !== null && (refund.amount.trim() === "" || (readAmount(refund.amount) ?? 0) > 0)

/** Opening a refund requests the earlier ones. */
const opened = { RefundOpened: { target: "counting", actions: "openRefund" } } as const

/** Whether there were earlier refunds; failed ones moved no money and are not shown. */
const wentBack = (known: readonly AskedRefund[]): boolean => known.some((one) => !one.hasFailed)

/** A press that sends nothing: it came too soon, or without a valid amount. */
const unsent = [
  { guard: "isHasty" },
  { guard: "isNoAmount", actions: { type: "noteFault", params: "noAmount" } },
] as const

/** A press sends the refund, or first requests the earlier ones. */
const sent = [
  ...unsent,
  { guard: "isUncounted", target: "counting", actions: "press" },
  { target: "refunding" },
] as const

const faultOf = (failure: ApiFailure): Refund["fault"] =>
  failure._tag === "Refused" && !isPassing(failure) ? (failure.problems[0]?.code ?? 1001) : "unreachable"

const machine = setup({
  types: { context: {} as MoneyContext, events: {} as WithGiven<KitchenEvent, object> },
  actors: kitchenCalls("ListMatters", "SendSeen", "ReadRefunds", "SendRefund"),
  actions: {
    ...sends,
    openRefund: assign(({ event }) =>
      event.type === "RefundOpened"
        ? {
            refund: { orderId: event.orderId, number: event.number, amount: "", known: null, fault: null },
            openedAt: givenIn<object>(event).at.t,
            isPressed: false,
            refunded: null,
          }
        : {},
    ),
    closeRefund: assign({ refund: null, refunded: null, isPressed: false }),
    press: assign({ isPressed: true }),
    release: assign({ isPressed: false }),
    // A press that was meant for the form before it showed them does not confirm another refund.
    noteKnown: assign(({ context, event }, known: readonly AskedRefund[]) => ({
      refund: context.refund && { ...context.refund, known },
      openedAt: wentBack(known) ? givenIn<object>(event).at.t : context.openedAt,
      isPressed: false,
    })),
    noteFault: assign({
      refund: ({ context }, fault: Refund["fault"]) => context.refund && { ...context.refund, fault },
    }),
  },
  guards: {
    isNoAmount: ({ context }) => !isAmount(context),
    isUncounted: ({ context: { refund } }) => refund !== null && refund.known === null,
    /** A waiting press continues if there were no earlier refunds; otherwise staff see those first. */
    goesOn: ({ context }, known: readonly AskedRefund[]) => context.isPressed && isAmount(context) && !wentBack(known),
    /** A tap that was meant for the replaced button does not count in the form. */
    isHasty: ({ context, event }) => givenIn<object>(event).at.t - context.openedAt < settling,
  },
  delays: { trying: ({ event }) => Math.max(triesEvery, waitTold(event)) },
}).createMachine({
  id: "money",
  context: { storeId: "", ...empty },
  initial: "closed",
  on: {
    KitchenOpened: {
      target: ".reading",
      reenter: true,
      actions: assign(({ context, event }) => ({
        ...(context.storeId === event.storeId ? {} : empty),
        storeId: event.storeId,
        isPressed: false,
      })),
    },
    KitchenClosed: { target: ".closed", actions: assign({ storeId: "", ...empty }) },
    RefundOpened: { actions: "openRefund" },
    AmountTyped: {
      actions: assign({
        refund: ({ context, event }) => context.refund && { ...context.refund, amount: event.text, fault: null },
        openedAt: 0,
      }),
    },
    RefundClosed: { actions: "closeRefund" },
  },
  states: {
    closed: {},
    reading: {
      invoke: {
        id: "matters",
        src: "ListMatters",
        input: ({ context }) => ({ storeId: context.storeId }),
        onDone: { target: "ready", actions: assign({ matters: ({ event }) => event.output }) },
        onError: "failed",
      },
      on: { ...opened, RefundSent: sent },
    },
    failed: {
      after: { trying: "reading" },
      on: {
        ...opened,
        ConnectionRestored: "reading",
        RefundSent: sent,
      },
    },
    ready: {
      after: { [readEvery]: "reading" },
      on: {
        MatterSeen: { target: "seeing", actions: assign({ seenId: ({ event }) => event.id }) },
        ...opened,
        RefundSent: sent,
      },
    },
    // Another tablet may have marked it already; the list is read again either way.
    seeing: {
      invoke: {
        id: "seen",
        src: "SendSeen",
        input: ({ context }) => ({ id: context.seenId }),
        onDone: [{ guard: "isUncounted", target: "counting" }, { target: "reading" }],
        onError: [{ guard: "isUncounted", target: "counting" }, { target: "reading" }],
      },
    },
    counting: {
      invoke: {
        id: "refunds",
        src: "ReadRefunds",
        input: ({ context }) => ({ orderId: context.refund?.orderId ?? "" }),
        onDone: [
          {
            guard: { type: "goesOn", params: ({ event }) => event.output },
            target: "refunding",
            actions: { type: "noteKnown", params: ({ event }) => event.output },
          },
          { target: "reading", actions: { type: "noteKnown", params: ({ event }) => event.output } },
        ],
        onError: {
          target: "ready",
          actions: ["release", { type: "noteFault", params: ({ event }) => faultOf(failureIn(event)) }],
        },
      },
      on: {
        RefundOpened: { target: "counting", reenter: true, actions: "openRefund" },
        RefundClosed: { target: "reading", actions: "closeRefund" },
        RefundSent: [...unsent, { actions: "press" }],
      },
    },
    refunding: {
      invoke: {
        id: "refund",
        src: "SendRefund",
        input: ({ context }) => {
          const amount = amountOf(context)
          const nth = nthRefund(amount, context.refund?.known ?? [])
          return { orderId: context.refund?.orderId ?? "", amount, key: refundKey(amount, nth) }
        },
        onDone: {
          target: "reading",
          actions: assign(({ context }) => ({
            refund: null,
            refunded: { number: context.refund?.number ?? null, amount: amountOf(context) },
          })),
        },
        onError: {
          target: "ready",
          actions: { type: "noteFault", params: ({ event }) => faultOf(failureIn(event)) },
        },
      },
      on: { RefundOpened: {}, AmountTyped: {}, RefundClosed: {} },
    },
  },
})

/** Lists the payments to check, and refunds card payments (SPEC §8.4, DECISIONS §14). */
export const money = unitFromChart<KitchenStart, MoneyContext, KitchenEvent, KitchenCommand, MoneyView, object>({
  name: "money",
  machine,
  view: ({ value, context }: ChartState<MoneyContext>): MoneyView => {
    const { matters, refund, refunded, isPressed } = context
    return { matters, refund, refunded, isSending: value === "refunding" || value === "seeing" || isPressed }
  },
})
