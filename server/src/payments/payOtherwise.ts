import { BadRequest, CurrentCaller } from "@skorpe/core/api"
import type { Minor } from "@skorpe/core/domain/money"
import { findObstacle, type StoreLimit } from "@skorpe/core/domain/order"
import { Effect } from "effect"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { budgetReservation } from "../orders/budgetReservation.ts"
import { findOrderer } from "../orders/findOrderer.ts"
import { limitProblem } from "../orders/limitProblem.ts"
import { catchLimit, addToDebt } from "../orders/owedOnNumber.ts"
import { proofOf } from "../orders/proofOf.ts"
import { whatItOwes } from "../orders/whatItOwes.ts"
import { Settings } from "../settings/Settings.ts"
import { endAttempt, readAttempts } from "./attempts.ts"
import { isTooLateForBeer } from "./beerHours.ts"
import { openAttempt } from "./chooseAttempt.ts"
import { hasClosed } from "./hasClosed.ts"
import { readPayment } from "./readPayment.ts"
import { isUndecided } from "./isUndecided.ts"
import { conflict, holdWaiting, placeHeld } from "./waitingOrder.ts"

const refused = (code: number) =>
  Effect.flatMap(currentLanguage, (language) => Effect.fail(new BadRequest({ errors: problems(language, [code]) })))

/**
 * Adds an order to its number's debt, or refuses it, as if it had been created to be paid in the store (DECISIONS §21).
 */
const oweFor = Effect.fnUntraced(function* (orderId: string, phone: string, total: Minor) {
  const language = yield* currentLanguage
  const { isProven } = yield* proofOf(yield* CurrentCaller, phone)
  const stop = (limit: StoreLimit) =>
    Effect.flatMap(limitProblem(limit, language), (errors) => Effect.fail(new BadRequest({ errors })))
  const owing = yield* whatItOwes({ paymentType: "INSTORE", total, isProven, phone, at: (yield* Settings).now() })
  if (owing._tag === "Stopped") return yield* stop(owing.limit)
  if (owing.owed !== null) {
    yield* catchLimit(addToDebt(orderId, owing.owed), stop)
  }
})

/**
 * Places a waiting order that is now paid in the store or on account, in the caller's transaction. 3023
 * if the store has closed, 3116 for beer past its hours.
 */
export const payOtherwise = Effect.fnUntraced(function* (orderId: string, paymentType: "INSTORE" | "B2B") {
  const caller = yield* CurrentCaller
  const { now } = yield* Settings
  const { row, created, tracking, due } = yield* holdWaiting(orderId)
  const open = openAttempt(yield* readAttempts(orderId, ""))
  if (open !== undefined && isUndecided(open, now())) return yield* conflict(3037)
  if (yield* hasClosed(created)) return yield* refused(3023)
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
        phone: null,
        at: now(),
        coupons: [],
        usesPoints: false,
        earnsPoints: 0,
        total: due.amount,
      }))
    if (obstacle !== null) return yield* refused(obstacle)
  }
  if (paymentType === "INSTORE") yield* oweFor(orderId, row.phone ?? "", due.amount)
  // If it is paid after all, the payment is reversed.
  if (open !== undefined) yield* endAttempt(open.reference)
  yield* placeHeld(created, tracking, row.startAt, paymentType)
  return yield* readPayment(orderId)
})
