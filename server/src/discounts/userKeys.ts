import { Effect } from "effect"
import { ServerSecret } from "../ServerSecret.ts"

/** How one who uses codes is known: by account, and by the numbers of account and order. */
export interface CouponUser {
  readonly customerId: string | null
  /** E.164. */
  readonly phones: readonly string[]
}

/**
 * The names under which somebody's uses are counted, so that neither another number nor a log-out gives a further use.
 * Keyed hashes, because a count outlives the account, and a number's bare hash could be found out by trying.
 */
export const userKeys = ({ customerId, phones }: CouponUser) =>
  Effect.map(ServerSecret, ({ keyed }): readonly string[] => {
    const named = (kind: string, name: string) => keyed("coupon user", kind, name).toString("hex")
    const account = customerId === null ? [] : [named("customer", customerId)]
    return [...new Set([...account, ...phones.map((phone) => named("phone", phone))])].toSorted()
  })
