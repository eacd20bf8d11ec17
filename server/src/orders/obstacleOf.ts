import type { Caller } from "@skorpe/core/account"
import { findObstacle, type OrderCreate } from "@skorpe/core/order"
import type { Millis } from "@skorpe/core/time"
import { Effect } from "effect"
import { CardPayments } from "../payments/CardPayments.ts"
import { Settings } from "../settings.ts"
import { dayIn } from "./calendar.ts"
import { findOrderer } from "./findOrderer.ts"
import type { Judgement } from "./judge.ts"

/** The code of why this caller may not have an order that could be made, or `null`. */
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
    day: dayIn(market, isPriced ? judgement.ready.readyAt : now),
  }
  return findObstacle(yield* findOrderer(caller, organisationId), wish, isOffered)
})
