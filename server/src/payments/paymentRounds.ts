import { Effect, Layer } from "effect"
import { unpaidOrders } from "../orders/queries.ts"
import { Settings } from "../settings/Settings.ts"
import { lapseOrder } from "./lapseOrder.ts"
import { processNotification } from "./notifications.ts"
import { PaymentWake } from "./PaymentWake.ts"
import { sendMove } from "../cardPayments/sendMove.ts"

/**
 * The background work of payments: processes notifications, lapses unpaid orders, sends captures, reversals and refunds.
 * So many milliseconds pass between two rounds.
 */
export const paymentRounds = (pause: number) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const { woken } = yield* PaymentWake
      const { now, lapsesAfter } = yield* Settings
      const lapse = Effect.gen(function* () {
        for (const orderId of yield* unpaidOrders(now() - lapsesAfter)) yield* lapseOrder(orderId)
      })
      // Each part fails by itself, and moves have a loop of their own: while the provider does not answer, paid orders are
      // still placed.
      const round = Effect.andThen(loggingFailure(untilDone(processNotification)), loggingFailure(lapse))
      const rest = Effect.race(woken, Effect.sleep(pause))
      yield* Effect.forkScoped(Effect.forever(Effect.andThen(round, rest)))
      const moves = untilDone(sendMove).pipe(
        Effect.catchTag("ProviderDown", ({ why }) => Effect.logWarning(`The card provider does not answer: ${why}`)),
      )
      yield* Effect.forkScoped(Effect.forever(Effect.andThen(loggingFailure(moves), Effect.sleep(pause))))
    }),
  )

const loggingFailure = <E, R>(work: Effect.Effect<void, E, R>): Effect.Effect<void, never, R> =>
  Effect.catchCause(work, (cause) => Effect.logWarning("A round of payments failed; the next one tries again.", cause))

const untilDone = <E, R>(work: Effect.Effect<boolean, E, R>): Effect.Effect<void, E, R> =>
  Effect.flatMap(work, (more) => (more ? untilDone(work) : Effect.void))
