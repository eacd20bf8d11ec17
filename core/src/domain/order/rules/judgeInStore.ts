import type { Minor } from "../../money/model.ts"
import type { WayOn } from "../../problem/model.ts"
import { mostInStore, mostUnproven } from "../limits.ts"
import type { PaymentType } from "../model.ts"

/**
 * Why an order cannot wait for its payment in the store (DECISIONS §21): its total exceeds the limit
 * for everybody, or the limit for an unverified number; or too many such orders come from one source.
 */
export type StoreLimit = "tooDear" | "unproven" | "manyFromHere"

/** An order that may be paid in the store. */
export interface OwedOrder {
  readonly paymentType: PaymentType
  readonly total: Minor
  /** Whether the customer is logged in, or has proven the order's number on this device. */
  readonly isProven: boolean
}

/** The limit that a single order exceeds; `null` for none. An order paid online or on account has none here. */
export const judgeInStore = (
  { paymentType, total, isProven }: OwedOrder,
  most: Minor = mostUnproven.amount,
): StoreLimit | null => {
  if (paymentType !== "INSTORE") return null
  if (total > mostInStore) return "tooDear"
  return !isProven && total > most ? "unproven" : null
}

/** Whether an order counts against the limits of its number. */
export const isOwedUnproven = ({ paymentType, isProven }: OwedOrder): boolean => paymentType === "INSTORE" && !isProven

/** The customer's ways on from a limit. If the list is empty, only calling the store helps. */
export const waysOn = (limit: StoreLimit, cardOffered: boolean): readonly WayOn[] => [
  ...(limit === "tooDear" ? [] : (["proveNumber"] as const)),
  ...(cardOffered ? (["payOnline"] as const) : []),
]
