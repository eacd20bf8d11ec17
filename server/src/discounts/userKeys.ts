import { createHash } from "node:crypto"

/** How one who uses codes is known: by account, and by the numbers of account and order. */
export interface CouponUser {
  readonly customerId: string | null
  /** E.164. */
  readonly phones: readonly string[]
}

/**
 * The names under which somebody's uses are counted, so that neither another number nor a log-out gives a further use.
 * Hashes, because a count may outlive the account; a phone number's hash can be found out by trying, so it is no secret.
 */
export const userKeys = ({ customerId, phones }: CouponUser): readonly string[] =>
  [...new Set([...(customerId === null ? [] : [`customer:${customerId}`]), ...phones.map((phone) => `phone:${phone}`)])]
    .map((name) => createHash("sha256").update(name).digest("hex"))
    .toSorted()
