import { Effect, Layer } from "effect"
import { unpaidOrders } from "../orders/queries.ts"
import { Settings } from "../settings.ts"
import { lapseOrder } from "./lapseOrder.ts"
import { processNotification } from "./notifications.ts"
import { PaymentBell } from "./PaymentBell.ts"
import { sendReversal } from "./reversals.ts"

const pause = 1000

/** What of payments happens without anybody asking: notifications are acted on, unpaid orders lapse, money goes back. */
export const paymentRounds = Layer.effectDiscard(
  Effect.gen(function* () {
    const { heard } = yield* PaymentBell
    const { now, lapsesAfter } = yield* Settings
    const lapse = Effect.gen(function* () {
      for (const orderId of yield* unpaidOrders(now() - lapsesAfter)) yield* lapseOrder(orderId)
    })
    // Each is its own: the provider being away must not keep orders from being placed.
    const round = Effect.andThen(
      patiently(untilDone(processNotification)),
      Effect.andThen(patiently(lapse), patiently(untilDone(sendReversal))),
    )
    const rest = Effect.race(heard, Effect.sleep(pause))
    yield* Effect.forkScoped(Effect.forever(Effect.andThen(round, rest)))
  }),
)

const patiently = <E, R>(work: Effect.Effect<void, E, R>): Effect.Effect<void, never, R> =>
  Effect.catchCause(work, (cause) => Effect.logWarning("the payments skip a round", cause))

const untilDone = <E, R>(work: Effect.Effect<boolean, E, R>): Effect.Effect<void, E, R> =>
  Effect.flatMap(work, (more) => (more ? untilDone(work) : Effect.void))
