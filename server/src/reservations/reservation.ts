import type { PgClient } from "@effect/sql-pg"
import type { Caller } from "@skorpe/core/domain/account"
import type { Minor } from "@skorpe/core/domain/money"
import type { PaymentType } from "@skorpe/core/domain/order"
import type { Millis } from "@skorpe/core/domain/time"
import type { Effect } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import type { ServerSecret } from "../secrets/ServerSecret.ts"
import type { Settings } from "../settings/Settings.ts"

/** The parts of an order that can be scarce. */
export interface Claim {
  readonly orderId: string
  readonly caller: Caller
  /** The order's phone number, E.164, if its device has proven it; then uses of codes count under it. */
  readonly phone: string | null
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

/** How a claim ends: used up, or released for others. */
export type Outcome = "used" | "released"

/**
 * Something scarce that an order claims when it is created, in the same transaction: uses of a coupon, points, a budget.
 * A claim is one conditional UPDATE or unique key, so that only one of two customers gets the last one (SAFETY).
 */
export interface Reservation {
  /** Claims; returns `null`, or the error code (SPEC §8.3) that says why nothing is left. */
  readonly claim: (claim: Claim) => Effect.Effect<number | null, SqlError, PgClient.PgClient | ServerSecret | Settings>
  /** Settles the order's claim. Does nothing when there is no open claim. */
  readonly settle: (
    orderId: string,
    outcome: Outcome,
  ) => Effect.Effect<void, SqlError, PgClient.PgClient | ServerSecret | Settings>
}
