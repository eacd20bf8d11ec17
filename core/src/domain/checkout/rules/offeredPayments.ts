import type { PaymentType } from "../../order/model.ts"

/** The payment methods offered for an order, default first; organisations pay on account (SPEC §1). */
export const offeredPayments = (organisationId: string | null, cardOffered: boolean): readonly PaymentType[] => [
  ...(organisationId === null ? [] : (["B2B"] as const)),
  "INSTORE",
  ...(cardOffered ? (["ADYEN"] as const) : []),
]
