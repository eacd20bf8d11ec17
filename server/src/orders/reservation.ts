import type { PgClient } from "@effect/sql-pg"
import type { Caller } from "@skorpe/core/account"
import type { Minor } from "@skorpe/core/money"
import type { PaymentType } from "@skorpe/core/order"
import type { Millis } from "@skorpe/core/time"
import type { Effect } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import type { ServerSecret } from "../ServerSecret.ts"
import type { Settings } from "../settings.ts"

/** What of an order can be scarce. */
export interface Claim {
  readonly orderId: string
  readonly caller: Caller
  /** E.164, of the order: a guest is known by it. */
  readonly phone: string
  readonly organisationId: string | null
  readonly paymentType: PaymentType
  readonly at: Millis
  /** Coupons that count in this order's price. */
  readonly coupons: readonly string[]
  readonly usesPoints: boolean
  /** Points that the order will earn its customer when it has been handed over: the price's `pointsAmount`. */
  readonly earnsPoints: number
  readonly total: Minor
}

/** What becomes of what an order had claimed: it is used up, or free for others again. */
export type Outcome = "used" | "released"

/**
 * Something scarce that an order claims when it is created, in the same transaction: uses of a coupon, points, a budget.
 * A claim is one conditional UPDATE or unique key, so that of two customers only one gets the last (SAFETY).
 */
export interface Reservation {
  /** The code of SPEC §8.3 that says why there is nothing left, or `null` when it is claimed. */
  readonly claim: (claim: Claim) => Effect.Effect<number | null, SqlError, PgClient.PgClient | ServerSecret | Settings>
  /** Settles the order's claim once; what was settled already, or never claimed, stays as it is. */
  readonly settle: (
    orderId: string,
    outcome: Outcome,
  ) => Effect.Effect<void, SqlError, PgClient.PgClient | ServerSecret | Settings>
}
