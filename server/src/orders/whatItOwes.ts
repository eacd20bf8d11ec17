import type { Minor } from "@skorpe/core/domain/money"
import { isOwedUnproven, judgeInStore, type PaymentType, type StoreLimit } from "@skorpe/core/domain/order"
import type { Millis } from "@skorpe/core/domain/time"
import { Effect } from "effect"
import { phoneSubject } from "../accounts/phones.ts"
import { callerAddress } from "../http/callerAddress.ts"
import { LimitsOfOrders } from "../limits/orderLimits.ts"
import { ServerSecret } from "../secrets/ServerSecret.ts"
import type { Owed } from "./owedOnNumber.ts"

/**
 * What an order adds to its number's debt, `null` for nothing; or the limit that it exceeds by itself (DECISIONS §21).
 */
export type Owing =
  | { readonly _tag: "Owes"; readonly owed: Owed | null }
  | { readonly _tag: "Stopped"; readonly limit: StoreLimit }

/** Judges whether an order may wait for its payment in the store, and says what it owes until then. */
export const whatItOwes = Effect.fnUntraced(function* (order: {
  readonly paymentType: PaymentType
  readonly total: Minor
  readonly isProven: boolean
  /** E.164. */
  readonly phone: string
  readonly at: Millis
}) {
  const limits = yield* LimitsOfOrders
  const judged = limits === null ? { ...order, isProven: true } : order
  const limit = judgeInStore(judged, limits?.unproven.amount)
  if (limit !== null) return { _tag: "Stopped", limit } satisfies Owing
  if (limits === null || !isOwedUnproven(judged)) return { _tag: "Owes", owed: null } satisfies Owing
  const owed: Owed = {
    number: yield* phoneSubject(order.phone),
    source: (yield* ServerSecret).keyed("unpaid source", yield* callerAddress),
    amount: order.total,
    at: order.at,
    limits,
  }
  return { _tag: "Owes", owed } satisfies Owing
})
