import { margheritas } from "../../src/testing/orderingClient.ts"
import type { Chance } from "../harness/chance.ts"
import { post } from "../harness/post.ts"
import type { Findings } from "../experiment.ts"

/** What a customer was told: the order's id and its secret. */
interface Told {
  readonly orderId: string
  readonly trackingToken: string
}

/** An order as its customer knows it; `told` is `null` while no 200 has come back. */
export interface SentOrder {
  readonly key: string
  /** A note in the order by which its row is found again. */
  readonly mark: string
  readonly quantity: number
  told: Told | null
}

/** A new order that nobody has sent yet. */
export const newOrder = (run: string, nth: number, chance: Chance): SentOrder => ({
  key: `prove-${run}-${nth}`,
  mark: `mark-${run}-${nth}`,
  quantity: chance.between(1, 5),
  told: null,
})

/** Sends an order, for the first time or again, and holds the answer against an earlier one; `false` when it is still unanswered. */
export const send = async (url: string, order: SentOrder, findings: Findings): Promise<boolean> => {
  const body = margheritas(order.quantity, { billingNote: order.mark })
  const heard = await post(`${url}/api/order/create`, body, { "idempotency-key": order.key })
  if (heard === null || heard.status === 503) return false
  if (heard.status !== 200) {
    findings.add(`${order.mark}: a proper order was answered ${heard.status} ${heard.text.slice(0, 200)}`)
    return true
  }
  const told = JSON.parse(heard.text) as Told
  if (order.told === null) order.told = told
  else if (told.orderId !== order.told.orderId || told.trackingToken !== order.told.trackingToken) {
    findings.add(`${order.mark}: first told ${order.told.orderId}, then ${told.orderId} or another token`)
  }
  return true
}
