import { Effect } from "effect"
import { ServerSecret } from "../secrets/ServerSecret.ts"

/** The identifiers of a user of codes: the account, and the phone numbers of account and order. */
export interface CouponUser {
  readonly customerId: string | null
  /** E.164. */
  readonly phones: readonly string[]
}

/**
 * The keys under which a user's uses are counted, so that neither another number nor a log-out gives a further use. They
 * are keyed hashes: a count outlives the account, and the plain hash of a phone number can be reversed by a search.
 */
export const userKeys = ({ customerId, phones }: CouponUser) =>
  Effect.map(ServerSecret, ({ keyed }): readonly string[] => {
    const named = (kind: string, name: string) => keyed("coupon user", kind, name).toString("hex")
    const account = customerId === null ? [] : [named("customer", customerId)]
    return [...new Set([...account, ...phones.map((phone) => named("phone", phone))])].toSorted()
  })
