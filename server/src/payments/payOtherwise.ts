import { BadRequest, CurrentCaller } from "@skorpe/core/api"
import { findObstacle } from "@skorpe/core/order"
import { Effect } from "effect"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { budgetReservation } from "../orders/budgetReservation.ts"
import { findOrderer } from "../orders/findOrderer.ts"
import { Settings } from "../settings.ts"
import { endAttempt, readAttempts } from "./attempts.ts"
import { isTooLateForBeer } from "./beerHours.ts"
import { readPayment } from "./readPayment.ts"
import { conflict, holdWaiting, isUndecided, placeHeld } from "./waitingOrder.ts"

const refused = (code: number) =>
  Effect.flatMap(currentLanguage, (language) => Effect.fail(new BadRequest({ errors: problems(language, [code]) })))

/** Places a waiting order that is paid in the store or on account after all, in the caller's transaction; beer only in time (3116). */
export const payOtherwise = Effect.fnUntraced(function* (orderId: string, paymentType: "INSTORE" | "B2B") {
  const caller = yield* CurrentCaller
  const { now } = yield* Settings
  const { row, created, tracking, due } = yield* holdWaiting(orderId)
  const open = (yield* readAttempts(orderId, "")).find(({ endedAt }) => endedAt === null)
  if (open !== undefined && isUndecided(open, now())) return yield* conflict(3037)
  if (yield* isTooLateForBeer(created, row.startAt)) return yield* refused(3116)
  const { organisationId } = row
  if (paymentType === "B2B") {
    const { deliveryMethod } = created
    const wish = { organisationId, deliveryMethod, paymentType, hasAlcohol: false, day: "" } as const
    const obstacle =
      findObstacle(yield* findOrderer(caller, organisationId), wish, true) ??
      (yield* budgetReservation.claim({
        orderId,
        caller,
        organisationId,
        paymentType,
        phone: row.phone ?? "",
        at: now(),
        coupons: [],
        usesPoints: false,
        earnsPoints: 0,
        total: due.amount,
      }))
    if (obstacle !== null) return yield* refused(obstacle)
  }
  // Should its money come after all, it goes back.
  if (open !== undefined) yield* endAttempt(open.reference)
  yield* placeHeld(created, tracking, row.startAt, paymentType)
  return yield* readPayment(orderId)
})
