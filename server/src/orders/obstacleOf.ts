import type { Caller } from "@skorpe/core/domain/account"
import { findObstacle, type OrderCreate } from "@skorpe/core/domain/order"
import { dayAt, type Millis } from "@skorpe/core/domain/time"
import { Effect } from "effect"
import { CardPayments } from "../cardPayments/CardPayments.ts"
import { Settings } from "../settings/Settings.ts"
import { findOrderer } from "./findOrderer.ts"
import type { Judgement } from "./judge.ts"

/** The error code if this caller may not place an otherwise valid order; `null` if they may. */
export const obstacleOf = Effect.fnUntraced(function* (
  caller: Caller,
  { organisationId, deliveryMethod, paymentType }: OrderCreate,
  judgement: Exclude<Judgement, { readonly _tag: "Refused" }>,
  now: Millis,
) {
  const { market } = yield* Settings
  const { isOffered } = yield* CardPayments
  const isPriced = judgement._tag === "Orderable"
  const wish = {
    organisationId,
    deliveryMethod,
    paymentType,
    hasAlcohol: isPriced && judgement.priced.lines.some(({ isRestricted }) => isRestricted),
    day: dayAt(market.timeZone, isPriced ? judgement.ready.readyAt : now),
  }
  return findObstacle(yield* findOrderer(caller, organisationId), wish, isOffered)
})
