import type { KitchenOrder } from "@skorpe/core/domain/order"
import type { Device } from "./device.ts"
import type { Journal } from "./journal.ts"
import type { Stage } from "./openStage.ts"
import type { Provider } from "./openProvider.ts"

/** Orders with a charge that pays for them, or that are reported as paid at the hand-over. */
const paid = `
  SELECT orders.id, orders.status, charge.psp_reference AS charge,
         (SELECT count(*)::int FROM order_event WHERE order_id = orders.id AND type = 'PaymentWithdrawn') AS told,
         EXISTS (SELECT 1 FROM money_notice WHERE order_id = orders.id
                 AND kind IN ('paymentWithdrawn', 'captureFailed')) AS "isNoticed",
         EXISTS (SELECT 1 FROM payment_move WHERE payment_move.charge = psp_reference AND kind = 'refund') AS "isRefunding"
  FROM orders JOIN payment_charge AS charge ON charge.order_id = orders.id AND charge.pays ORDER BY orders.id`

interface PaidOrder {
  readonly id: string
  readonly status: string
  readonly charge: string
  /** How often it was reported as paid at the hand-over. */
  readonly told: number
  /** Whether staff got a notice of its money. */
  readonly isNoticed: boolean
  readonly isRefunding: boolean
}

/** What the kitchen did and shows. */
interface KitchenSeen {
  readonly calledOff: ReadonlySet<string>
  readonly open: readonly KitchenOrder[]
}

const isOpen = (status: string): boolean => status === "placed" || status === "accepted"

const judgeOrder = (
  { id, status, told, isNoticed, isRefunding }: PaidOrder,
  { calledOff, open }: KitchenSeen,
  isWithdrawn: boolean,
): readonly string[] => {
  const wrong: string[] = []
  if (told > 1) wrong.push(`${id} is told ${told} times`)
  if (!isWithdrawn) return told === 0 ? wrong : [...wrong, `${id} is told, and nobody withdrew it`]
  if (isOpen(status) && told === 0 && !isRefunding) wrong.push(`${id} is ${status}, its money is gone, nobody is told`)
  if (status === "completed" && !isNoticed && !isRefunding) wrong.push(`${id} was handed over, staff hear nothing`)
  if (told > 0 && !isNoticed) wrong.push(`${id} is paid at the hand-over, and is not on the list of staff`)
  if (!isOpen(status) && status !== "completed" && !calledOff.has(id)) wrong.push(`${id} is ${status} because of it`)
  const shown = open.find(({ orderId }) => orderId === id)
  if (shown !== undefined && (shown.paymentWithdrawn === true) !== told > 0) {
    wrong.push(`${id} is told ${told} times, and the kitchen's page says otherwise`)
  }
  return wrong
}

const count = ({ count: add }: Journal, { status, told }: PaidOrder): void => {
  if (told === 0) return
  add("order paid at the hand-over after all")
  if (status === "refused" || status === "cancelled") add("withdrawn order called off")
}

/**
 * What is wrong with orders whose payment the provider withdrew: each stays, is told once as paid at the hand-over to its
 * customer and its store, and no other is.
 */
export const judgeWithdrawals = async (
  { ask }: Stage,
  { withdrawn }: Pick<Provider, "withdrawn">,
  kitchen: KitchenSeen,
  devices: readonly Device[],
  journal: Journal,
): Promise<readonly string[]> => {
  const orders = await ask<PaidOrder>(paid)
  const wrong: string[] = []
  for (const order of orders) {
    const isWithdrawn = withdrawn.has(order.charge)
    if (isWithdrawn) count(journal, order)
    wrong.push(...judgeOrder(order, kitchen, isWithdrawn))
  }
  const told = new Map(orders.map((order) => [order.id, order.told]))
  for (const tab of devices.flatMap(({ tabs }) => [...tabs])) {
    const { tracking } = tab.see()
    if (tracking._tag !== "Following") continue
    const says = tracking.tracking.paymentWithdrawn === true
    if (says) journal.count("tracker told of a withdrawal")
    const { orderId } = tracking.tracking
    if (says !== (told.get(orderId) ?? 0) > 0) wrong.push(`${tab.name} does not say of ${orderId} what the books say`)
  }
  return wrong.map((why) => `withdrawn: ${why}`)
}
