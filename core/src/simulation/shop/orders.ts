import { zero } from "../../domain/money/rules/kroner.ts"
import type { Order, Tracking } from "../../domain/order/model.ts"
import { decideReport } from "../../domain/order/rules/decideReport.ts"
import { applyEvent } from "../../domain/order/rules/foldTracking.ts"
import { nextReport } from "../../domain/order/rules/nextReport.ts"
import type { Props } from "./props.ts"

/** The id of the order with a key: the same order for the same key. */
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

/** An order as the play's server reports it, with the progress that the shop knew last. */
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

/** The kitchen's next report; `null` when the order has ended. */
export const nextTracking = (tracking: Tracking, now: number): Tracking | null => {
  const report = nextReport(tracking)
  if (report === null) return null
  const decision = decideReport(tracking, report, now)
  return decision._tag === "Recorded" ? applyEvent(tracking, decision.event) : null
}
