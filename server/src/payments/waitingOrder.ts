import { PgClient } from "@effect/sql-pg"
import { Conflict, Unavailable } from "@skorpe/core/api"
import {
  type PaymentAwaited,
  type PaymentType,
  placeWaiting,
  applyEvent,
  type Tracking,
} from "@skorpe/core/domain/order"
import type { Sum } from "@skorpe/core/domain/payment"
import { secondsToMilliseconds } from "date-fns/secondsToMilliseconds"
import { Effect } from "effect"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { busyFor } from "../http/retryAfter.ts"
import { appendEvent, lockOrder, moveOrderTo } from "../orders/queries.ts"
import { readTracking } from "../orders/readOrder.ts"
import { Settings } from "../settings/Settings.ts"
import { whyNotPayable } from "./whyNotPayable.ts"

/** 409 in the caller's language. */
export const conflict = (code: number) =>
  Effect.flatMap(currentLanguage, (language) => Effect.fail(new Conflict({ errors: problems(language, [code]) })))

/** 503: the provider does not answer. The payment's state stays unknown until a notification. */
export const providerDown = Effect.flatMap(currentLanguage, (language) =>
  Effect.fail(new Unavailable({ errors: problems(language, [3099]) })),
)

/** 503: too many customers wait for the provider already. The provider was not called, so nothing has changed. */
export const providerBusy = Effect.andThen(busyFor(secondsToMilliseconds(2)), providerDown)

/** An order and its tracking, locked for the rest of the transaction. */
export const holdOrder = Effect.fnUntraced(function* (orderId: string) {
  const row = yield* lockOrder(orderId)
  const { contents, tracking } = yield* readTracking(orderId)
  const { market } = yield* Settings
  const due: Sum = { amount: contents.total, currency: market.currency }
  return { row, contents, tracking, due }
})

/**
 * An order that waits for its payment, locked for the rest of the transaction; 409 when it is paid (3036) or closed
 * (3016).
 */
export const holdWaiting = Effect.fnUntraced(function* (orderId: string) {
  const { row, contents, tracking, due } = yield* holdOrder(orderId)
  if (row !== undefined && contents._tag === "PaymentAwaited" && tracking.status === "awaitingPayment") {
    return { row, created: contents, tracking, due }
  }
  return yield* conflict(whyNotPayable(tracking.status))
})

/** Places a locked order at its store, in the same transaction. */
export const placeHeld = Effect.fnUntraced(function* (
  created: PaymentAwaited,
  tracking: Tracking,
  startAt: Date,
  paymentType: PaymentType,
) {
  const { now } = yield* Settings
  const placed = placeWaiting({ created, startAt: startAt.getTime() }, now(), paymentType)
  const after = applyEvent(tracking, placed.event)
  if (after === null || !(yield* appendEvent(placed.event, after))) {
    return yield* Effect.die(new Error("an order that was held has moved"))
  }
  yield* moveOrderTo(created.orderId, placed.event.at, placed.startAt)
})

/** Runs in one transaction. */
export const inTransaction = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  PgClient.PgClient.use((sql) => sql.withTransaction(work))
