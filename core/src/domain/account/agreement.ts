import { Schema } from "effect"
import type { Profile } from "./wire.ts"

/** A customer's agreements: offers by each channel, and the terms of the points. */
export const Agreement = Schema.Literals(["email", "sms", "push", "loyaltyTerms"])
export type Agreement = typeof Agreement.Type

/** Whether a customer has agreed. */
export const hasAgreed = ({ loyalty, notificationTypes = [] }: Profile, agreement: Agreement): boolean =>
  agreement === "loyaltyTerms" ? loyalty?.acceptedTerms === true : notificationTypes.includes(agreement)
