import type { Heard } from "../harness/post.ts"
import type { SentOrder } from "./sentOrders.ts"

/** One of the calls with a key: the quantity in its body, and its answer; `null` if that was lost. */
export interface Call {
  readonly quantity: number
  readonly heard: Heard | null
}

const isReuse = ({ status, text }: Heard): boolean =>
  status === 409 && JSON.parse(text).errors.every(({ code }: { readonly code: number }) => code === 1006)

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
  return { ...order, quantity: winner.quantity, told: JSON.parse(winner.heard.text) }
}
