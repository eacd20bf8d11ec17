import { zero } from "../../money/rules/kroner.ts"
import type { Order, Tracking } from "../../order/model.ts"
import { decideReport } from "../../order/rules/decideReport.ts"
import { applyEvent } from "../../order/rules/foldTracking.ts"
import { nextReport } from "../../order/rules/nextReport.ts"
import type { Props } from "./props.ts"

/** The id that an order gets under a key: the same order under the same key. */
export const orderIdOf = (key: string): string => `o-${key}`

const placed = (orderId: string): Tracking => ({
  orderId,
  sequence: 1,
  status: "placed",
  deliveryMethod: "carryout",
  steps: [],
  reason: null,
  estimatedAt: null,
})

/** An order as the play's server tells of it; how far it has come is what the shop knew last. */
export const orderOf = (orderId: string, known: Tracking | null, { stores }: Props, now: number): Order => {
  const [first] = stores
  return {
    orderId,
    number: 7,
    storeId: first?.store.id ?? "",
    storeName: first?.store.name ?? "",
    placedAt: now,
    paymentType: "INSTORE",
    lines: [],
    language: "nb",
    pantAmount: zero,
    surchargeAmount: zero,
    taxAmount: zero,
    total: zero,
    tracking: known ?? placed(orderId),
  }
}

/** What the kitchen reports next; `null` when the order has ended. */
export const nextTracking = (tracking: Tracking, now: number): Tracking | null => {
  const report = nextReport(tracking)
  if (report === null) return null
  const decision = decideReport(tracking, report, now)
  return decision._tag === "Recorded" ? applyEvent(tracking, decision.event) : null
}
