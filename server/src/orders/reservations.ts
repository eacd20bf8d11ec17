import type { PgClient } from "@effect/sql-pg"
import { Effect, Schema } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import type { ServerSecret } from "../secrets/ServerSecret.ts"
import type { Settings } from "../settings/Settings.ts"
import { couponReservation } from "../discounts/couponReservation.ts"
import { pointsReservation } from "../discounts/pointsReservation.ts"
import { budgetReservation } from "./budgetReservation.ts"
import { owedReservation } from "./owedOnNumber.ts"
import type { Claim, Outcome, Reservation } from "../reservations/reservation.ts"

/** All reservations, in the order in which every order claims and settles them, so that orders do not deadlock. */
const reservations: readonly Reservation[] = [pointsReservation, couponReservation, budgetReservation, owedReservation]

/** A claim of an order failed, because nothing is left. @public */
export class NothingLeft extends Schema.TaggedError<NothingLeft>()("NothingLeft", { code: Schema.Int }) {}

/** Whether an order claims anything at all; most do not, and are written in one statement. */
export const isScarce = ({ coupons, usesPoints, earnsPoints, paymentType }: Claim): boolean =>
  coupons.length > 0 || usesPoints || earnsPoints > 0 || paymentType === "B2B"

/** Claims all that an order needs, in the caller's transaction. On failure the transaction must roll back. */
export const claimAll = (
  claim: Claim,
): Effect.Effect<void, SqlError | NothingLeft, PgClient.PgClient | ServerSecret | Settings> =>
  Effect.forEach(
    reservations,
    (one) => Effect.flatMap(one.claim(claim), (code) => (code === null ? Effect.void : new NothingLeft({ code }))),
    { discard: true },
  )

/** Settles all claims of an order, in the caller's transaction. */
export const settleAll = (
  orderId: string,
  outcome: Outcome,
): Effect.Effect<void, SqlError, PgClient.PgClient | ServerSecret | Settings> =>
  Effect.forEach(reservations, ({ settle }) => settle(orderId, outcome), { discard: true })
