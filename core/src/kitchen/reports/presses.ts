import type { KitchenReport } from "../../domain/order/kitchen.ts"
import type { KitchenOrder } from "../../domain/order/kitchenOrder.ts"
import type { OrderStatus } from "../../domain/order/model.ts"
import type { Millis } from "../../domain/time/model.ts"
import { givenIn } from "../../kernel/chart.ts"
import type { BoardView } from "../board/actor.ts"
import type { Pressed } from "../model.ts"
import type { TabletView } from "../tablet/actor.ts"

/** A note to staff about an order whose press had another result. */
export type Note = {
  readonly id: number
  readonly number: number
  readonly at: Millis
} & (
  | { readonly _tag: "Overtaken"; readonly status: OrderStatus }
  /** The server refused the report without a reason that staff could act on. */
  | { readonly _tag: "NotTaken" }
)

/** A refusal or cancellation whose reason staff type. */
export interface Refusal {
  readonly orderId: string
  readonly number: number
  readonly type: "Refuse" | "Cancel"
  readonly reason: string
}

/** An order for which staff choose how much longer it takes. */
export interface Later {
  readonly orderId: string
  readonly number: number
}

/** Context of the reports. */
export interface ReportsContext {
  readonly storeId: string
  /** Presses in order; the first is being sent. */
  readonly queue: readonly Pressed[]
  readonly notes: readonly Note[]
  readonly refusal: Refusal | null
  readonly later: Later | null
  /** When a form last replaced buttons, or was replaced by them, in epoch milliseconds. */
  readonly swappedAt: number
  readonly failures: number
}

/** The unanswered presses, and the notes about presses with another result. */
export interface ReportsView extends Omit<ReportsContext, "storeId" | "failures" | "swappedAt"> {
  /** Without contact to the server, presses are held and sent as soon as it is back. */
  readonly isHeld: boolean
}

/** The views of other units that the reports read. */
export interface ReportsSee {
  readonly board: BoardView
  readonly tablet: TabletView
}

/** The newest notes are shown; there is seldom more than one. */
const mostNotes = 5

/** An order of the board by its id. */
export const orderIn = (event: unknown, orderId: string): KitchenOrder | undefined => {
  const { board } = givenIn<ReportsSee>(event).see
  return board._tag === "Shown" ? board.orders.find((order) => order.orderId === orderId) : undefined
}

/** Whether an order is refused or cancelled: refused until it is accepted, cancelled after that. */
export const turnDown = ({ status }: KitchenOrder): Refusal["type"] => (status === "placed" ? "Refuse" : "Cancel")

/** Adds a press, unless the order waits for the answer to an earlier one. */
export const press = ({ queue }: ReportsContext, event: unknown, orderId: string, report: KitchenReport) => {
  const order = orderIn(event, orderId)
  if (order === undefined || queue.some((one) => one.orderId === orderId)) return {}
  return { queue: [...queue, { orderId, number: order.number, report }] }
}

/** The presses from before a reload come first. */
export const recall = (queue: readonly Pressed[], kept: readonly Pressed[]): readonly Pressed[] => [
  ...kept,
  ...queue.filter(({ orderId }) => kept.every((one) => one.orderId !== orderId)),
]

/** Neither form is open. */
export const closedForms = { refusal: null, later: null } as const

/** Notes when a form replaced buttons, or was replaced by them. */
export const swapped = (event: unknown) => ({ swappedAt: givenIn<ReportsSee>(event).at.t })

/** Removes the first press, which is answered. */
export const drop = ({ queue }: ReportsContext) => ({ queue: queue.slice(1), failures: 0 })

/** Adds a note about the first press. */
export const noted = (
  { queue, notes }: ReportsContext,
  event: unknown,
  note: { readonly _tag: "Overtaken"; readonly status: OrderStatus } | { readonly _tag: "NotTaken" },
) => {
  const { n, t } = givenIn<ReportsSee>(event).at
  const number = queue[0]?.number ?? 0
  return { notes: [{ ...note, id: n, number, at: t }, ...notes].slice(0, mostNotes) }
}
