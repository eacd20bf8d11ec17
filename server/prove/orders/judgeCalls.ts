import type { Heard } from "../harness/post.ts"
import { codesIn } from "../harness/readHeard.ts"
import { type SentOrder, toldIn } from "./sentOrders.ts"

/** One of the calls with a key: the quantity in its body, and its answer; `null` if that was lost. */
export interface Call {
  readonly quantity: number
  readonly heard: Heard | null
}

const isReuse = (heard: Heard): boolean => {
  const codes = codesIn(heard)
  return heard.status === 409 && codes.length > 0 && codes.every((code) => code === 1006)
}

/**
 * Checks the calls of one key: which body won, what its callers got, and that the others got 409 with 1006. Returns the
 * order as its customer knows it now.
 */
export const judgeCalls = (calls: readonly Call[], order: SentOrder, add: (violation: string) => void): SentOrder => {
  const answered = calls.flatMap(({ quantity, heard }) => (heard === null ? [] : [{ quantity, heard }]))
  const winner = answered.find(({ heard }) => heard.status === 200)
  const tell = ({ quantity, heard }: { readonly quantity: number; readonly heard: Heard }) =>
    `${quantity} pizzas: ${heard.status} ${heard.text.slice(0, 120)}`
  if (winner === undefined) {
    add(`${order.mark}: no call was answered with an order: ${answered.map(tell).join("; ")}`)
    return order
  }
  for (const call of answered) {
    const isRight = call.quantity === winner.quantity ? call.heard.text === winner.heard.text : isReuse(call.heard)
    if (!isRight) add(`${order.mark}: ${tell(winner)}, yet ${tell(call)}`)
  }
  const told = toldIn(winner.heard)
  if (told === null) add(`${order.mark}: ${tell(winner)} names no order`)
  return { ...order, quantity: winner.quantity, told }
}
