import type { PaymentType } from "../../order/model.ts"

/** The ways to pay that an order may choose from, the usual one first: organisations pay on account (SPEC §1). */
export const offeredPayments = (organisationId: string | null, cardOffered: boolean): readonly PaymentType[] => [
  ...(organisationId === null ? [] : (["B2B"] as const)),
  "INSTORE",
  ...(cardOffered ? (["ADYEN"] as const) : []),
]
