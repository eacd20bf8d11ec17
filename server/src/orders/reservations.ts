import type { PgClient } from "@effect/sql-pg"
import { Effect, Schema } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import type { ServerSecret } from "../ServerSecret.ts"
import type { Settings } from "../settings.ts"
import { couponReservation } from "../discounts/couponReservation.ts"
import { pointsReservation } from "../discounts/pointsReservation.ts"
import { budgetReservation } from "./budgetReservation.ts"
import type { Claim, Outcome, Reservation } from "./reservation.ts"

/** Everything scarce that an order may claim, in the one order in which all orders claim and settle: so none waits for another in a ring. */
const reservations: readonly Reservation[] = [pointsReservation, couponReservation, budgetReservation]

/** Something that an order claims has been used up. @public */
export class NothingLeft extends Schema.TaggedError<NothingLeft>()("NothingLeft", { code: Schema.Int }) {}

/** Whether an order claims anything at all; most do not, and are written in one statement. */
export const isScarce = ({ coupons, usesPoints, earnsPoints, paymentType }: Claim): boolean =>
  coupons.length > 0 || usesPoints || earnsPoints > 0 || paymentType === "B2B"

/** Claims all that an order needs, within the caller's transaction, which must be undone when it fails. */
export const claimAll = (
  claim: Claim,
): Effect.Effect<void, SqlError | NothingLeft, PgClient.PgClient | ServerSecret | Settings> =>
  Effect.forEach(
    reservations,
    (one) => Effect.flatMap(one.claim(claim), (code) => (code === null ? Effect.void : new NothingLeft({ code }))),
    { discard: true },
  )

/** Settles all that an order has claimed, within the caller's transaction. */
export const settleAll = (
  orderId: string,
  outcome: Outcome,
): Effect.Effect<void, SqlError, PgClient.PgClient | ServerSecret | Settings> =>
  Effect.forEach(reservations, ({ settle }) => settle(orderId, outcome), { discard: true })
