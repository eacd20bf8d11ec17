import { margheritas } from "../../src/testing/orderingClient.ts"
import type { Chance } from "../harness/chance.ts"
import { type Heard, post } from "../harness/post.ts"
import { fieldIn, jsonIn } from "../harness/readHeard.ts"
import type { Findings } from "../experiment.ts"

/** The response to a customer: the order's id and its token. */
interface Told {
  readonly orderId: string
  readonly trackingToken: string
}

/** The order that an answer names; `null` when it names none. */
export const toldIn = (heard: Heard): Told | null => {
  const json = jsonIn(heard)
  const [orderId, trackingToken] = [fieldIn(json, "orderId"), fieldIn(json, "trackingToken")]
  return typeof orderId === "string" && typeof trackingToken === "string" ? { orderId, trackingToken } : null
}

/** An order as its customer knows it; `told` is `null` until a 200 comes back. */
export interface SentOrder {
  readonly key: string
  /** A comment in the order that identifies its row. */
  readonly mark: string
  readonly quantity: number
  told: Told | null
}

/** A new order, not yet sent. */
export const newOrder = (run: string, nth: number, chance: Chance): SentOrder => ({
  key: `prove-${run}-${nth}`,
  mark: `mark-${run}-${nth}`,
  quantity: chance.between(1, 5),
  told: null,
})

/** Sends an order, first or again, and compares the answer with an earlier one; `false` while it is unanswered. */
export const send = async (url: string, order: SentOrder, findings: Findings): Promise<boolean> => {
  const body = margheritas(order.quantity, { billingNote: order.mark })
  const heard = await post(`${url}/api/order/create`, body, { "idempotency-key": order.key })
  if (heard === null || heard.status === 503) return false
  if (heard.status !== 200) {
    findings.add(`${order.mark}: a valid order got ${heard.status} ${heard.text.slice(0, 200)}`)
    return true
  }
  const told = toldIn(heard)
  if (told === null) {
    findings.add(`${order.mark}: confirmed without an order: ${heard.text.slice(0, 200)}`)
    return true
  }
  if (order.told === null) order.told = told
  else if (told.orderId !== order.told.orderId || told.trackingToken !== order.told.trackingToken) {
    findings.add(
      `${order.mark}: first confirmed as ${order.told.orderId}, then as ${told.orderId} or with another token`,
    )
  }
  return true
}
