import { hasEnded } from "../../domain/order/rules/hasEnded.ts"
import { readyNews } from "../../domain/order/rules/readyNews.ts"
import type { NoticePermission } from "../../domain/order/notice.ts"
import { assign, type ChartState, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { OrderMoved } from "../../messages/events/tracking.ts"
import type { ShopStart } from "../../messages/start.ts"

/** Id of the order that the customer wants to be notified about; empty for none. */
export interface ReadyNoticeContext {
  readonly orderId: string
}

/** Whether the customer is notified when an order is ready, and about which order. */
export interface ReadyNoticeView {
  readonly _tag: "Off" | "Asking" | "On" | "Told" | "Denied" | "Unsupported"
  readonly orderId: string
}

type Event = WithGiven<ShopEvent, object>

/** The order's news, if the customer wants to be notified about this order. */
const moved = ({ orderId }: ReadyNoticeContext, event: Event): OrderMoved | null =>
  event.type === "OrderMoved" && event.tracking.orderId === orderId ? event : null

const machine = setup({
  types: { context: {} as ReadyNoticeContext, events: {} as Event },
  actors: callsOf("AskForNotices"),
  actions: sends,
  guards: {
    isNews: ({ context, event }) => {
      const news = moved(context, event)
      return news !== null && readyNews(news.tracking) !== null
    },
    isOver: ({ context, event }) => {
      const news = moved(context, event)
      return news !== null && hasEnded(news.tracking.status)
    },
    isGranted: (_, answer: NoticePermission) => answer === "granted",
    isDenied: (_, answer: NoticePermission) => answer === "denied",
  },
}).createMachine({
  id: "readyNotice",
  context: { orderId: "" },
  initial: "off",
  on: {
    ReadyNoticeWanted: { target: ".asking", actions: assign({ orderId: ({ event }) => event.orderId }) },
  },
  states: {
    off: {},
    asking: {
      invoke: {
        id: "ask",
        src: "AskForNotices",
        input: {},
        onDone: [
          { guard: { type: "isGranted", params: ({ event }) => event.output }, target: "on" },
          { guard: { type: "isDenied", params: ({ event }) => event.output }, target: "denied" },
          { target: "unsupported" },
        ],
        onError: "unsupported",
      },
    },
    on: {
      on: {
        OrderMoved: [
          {
            guard: "isNews",
            target: "told",
            actions: {
              type: "tell",
              params: ({ event: { number, tracking } }) => ({
                type: "Notify",
                orderId: tracking.orderId,
                number,
                news: readyNews(tracking) ?? "ready",
              }),
            },
          },
          { guard: "isOver", target: "off" },
        ],
      },
    },
    told: {},
    denied: {},
    unsupported: {},
  },
})

const tags = {
  off: "Off",
  asking: "Asking",
  on: "On",
  told: "Told",
  denied: "Denied",
  unsupported: "Unsupported",
} as const

/** Notifies the customer once, by the device's notifications, that an order is ready, on its way, or will not come. */
export const readyNotice = unitFromChart<
  ShopStart,
  ReadyNoticeContext,
  ShopEvent,
  ShopCommand,
  ReadyNoticeView,
  object
>({
  name: "readyNotice",
  machine,
  view: ({ value, context }: ChartState<ReadyNoticeContext>): ReadyNoticeView => ({
    _tag: tags[value as keyof typeof tags],
    orderId: context.orderId,
  }),
})
