import { type Cause, Effect, Layer } from "effect"
import { unpaidOrders } from "../orders/queries.ts"
import { Settings } from "../settings/Settings.ts"
import { lapseOverdue } from "./lapseOrder.ts"
import { processNotification } from "./notifications.ts"
import { PaymentWake } from "./PaymentWake.ts"
import { sendMove } from "../cardPayments/sendMove.ts"

const loggingFailure = <E, R>(work: Effect.Effect<void, E, R>): Effect.Effect<void, never, R> =>
  Effect.catchCause(work, (cause) => Effect.logWarning("A round of payments failed; the next one tries again.", cause))

const untilDone = <E, R>(work: Effect.Effect<boolean, E, R>): Effect.Effect<void, E, R> =>
  Effect.flatMap(work, (more) => (more ? untilDone(work) : Effect.void))

/** The most unpaid orders that a round closes, so that new notifications do not wait. */
const atOnce = 200

/**
 * Closes the unpaid orders past their deadline. One that stays open, or cannot be closed, does not hold up younger
 * ones.
 */
const lapse = Effect.gen(function* () {
  const { now, lapsesAfter } = yield* Settings
  const before = now() - lapsesAfter
  let lapsed = 0
  let page = yield* unpaidOrders(before, atOnce)
  const stuck: { readonly id: string; readonly cause: Cause.Cause<unknown> }[] = []
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    for (const { id } of page) {
      const hasLapsed = lapseOverdue(id).pipe(
        Effect.catchCause((cause) => {
          stuck.push({ id, cause })
          return Effect.succeed(false)
        }),
      )
      if (yield* hasLapsed) lapsed += 1
    }
    page = page.length === atOnce && lapsed < atOnce ? yield* unpaidOrders(before, atOnce, last) : []
  }
  const [first] = stuck
  if (first) {
    yield* Effect.logWarning(
      `Unpaid orders that could not be closed: ${stuck.length}; the first is ${first.id}`,
      first.cause,
    )
  }
})

/** Processes the notifications that are due and lapses unpaid orders; a failure of one part does not stop the other. */
export const paymentRound = Effect.andThen(loggingFailure(untilDone(processNotification)), loggingFailure(lapse))

/** Sends the captures, reversals and refunds that are due. */
export const moveRound = loggingFailure(
  untilDone(sendMove).pipe(
    Effect.catchTag("ProviderDown", ({ why }) => Effect.logWarning(`The card provider does not answer: ${why}`)),
  ),
)

/**
 * The background work of payments: processes notifications, lapses unpaid orders, sends captures, reversals and
 * refunds. `pause` is in milliseconds. Moves have a loop of their own, so that paid orders are placed even while the
 * provider does not answer.
 */
export const paymentRounds = (pause: number) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const { woken } = yield* PaymentWake
      const rest = Effect.race(woken, Effect.sleep(pause))
      yield* Effect.forkScoped(Effect.forever(Effect.andThen(paymentRound, rest)))
      yield* Effect.forkScoped(Effect.forever(Effect.andThen(moveRound, Effect.sleep(pause))))
    }),
  )
