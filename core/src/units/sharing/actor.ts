import { type ChartState, assign, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { OrderLinkAnswer } from "../../domain/order/sharing.ts"

/** The order whose link is requested. */
export interface SharingContext {
  readonly orderId: string
}

/** The state of sharing an order's link. */
export type SharingView =
  | { readonly _tag: "Idle" }
  | { readonly _tag: "Sharing" }
  /** The link is on the clipboard. */
  | { readonly _tag: "Copied" }
  /** The link is on the clipboard, and opens only with the customer's login: this device has no token. */
  | { readonly _tag: "CopiedForLogin" }
  | { readonly _tag: "Failed" }

const machine = setup({
  types: { context: {} as SharingContext, events: {} as WithGiven<ShopEvent, object> },
  actors: callsOf("ShareOrder"),
  actions: sends,
  guards: {
    isCopied: (_, answer: OrderLinkAnswer) => answer._tag === "Copied" && answer.opens === "anyone",
    isCopiedForLogin: (_, answer: OrderLinkAnswer) => answer._tag === "Copied" && answer.opens === "orderer",
    isUnavailable: (_, answer: OrderLinkAnswer) => answer._tag === "Unavailable",
  },
}).createMachine({
  id: "sharing",
  context: { orderId: "" },
  initial: "idle",
  on: {
    ScreenOpened: ".idle",
    OrderLinkWanted: { target: ".sharing", actions: assign({ orderId: ({ event }) => event.orderId }) },
  },
  states: {
    idle: {},
    sharing: {
      // A second press changes nothing.
      on: { OrderLinkWanted: {} },
      invoke: {
        id: "share",
        src: "ShareOrder",
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: [
          { guard: { type: "isCopied", params: ({ event }) => event.output }, target: "copied" },
          { guard: { type: "isCopiedForLogin", params: ({ event }) => event.output }, target: "copiedForLogin" },
          { guard: { type: "isUnavailable", params: ({ event }) => event.output }, target: "failed" },
          { target: "idle" },
        ],
        onError: "failed",
      },
    },
    copied: {},
    copiedForLogin: {},
    failed: {},
  },
})

const tags = {
  idle: "Idle",
  sharing: "Sharing",
  copied: "Copied",
  copiedForLogin: "CopiedForLogin",
  failed: "Failed",
} as const

/** Hands an order's link to the device, for a second device to follow the order by. */
export const sharing = unitFromChart<ShopStart, SharingContext, ShopEvent, ShopCommand, SharingView, object>({
  name: "sharing",
  machine,
  view: ({ value }: ChartState<SharingContext>): SharingView => ({ _tag: tags[value as keyof typeof tags] }),
})
