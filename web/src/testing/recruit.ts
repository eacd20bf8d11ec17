import type { Recruited } from "@skorpe/core/domain/discount"

/** A customer's own recruit code, which was not sent to anybody. */
export const own: Recruited = {
  code: "SMAK-7K3M9QXB",
  descriptions: { nb: "50 kr i rabatt", sv: "50 kr i rabatt", en: "50 kr off" },
  sent: false,
}
