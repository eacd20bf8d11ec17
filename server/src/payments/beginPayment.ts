import type { ProviderData } from "@skorpe/core/domain/payment"
import { Effect } from "effect"
import { hashOf } from "../secrets/secrets.ts"
import { Settings } from "../settings/Settings.ts"
import { endAttempt, keepAnswer, keepSession, mintAttempt, readAttempts, type StoredAttempt } from "./attempts.ts"
import { type Attempt, CardPayments } from "../cardPayments/CardPayments.ts"
import { PayingPlaces } from "../cardPayments/PayingPlaces.ts"
import { chooseAttempt, openAttempt } from "./chooseAttempt.ts"
import { conflict, holdWaiting, inTransaction, providerBusy, providerDown } from "./waitingOrder.ts"

const holdPlace = <A, E, R>(work: (hasPlace: boolean) => Effect.Effect<A, E, R>) =>
  Effect.flatMap(PayingPlaces, ({ hold }) => hold(work))

/**
 * The attempt of a client's idempotency key: the one that it began, or a new one. An older attempt that waits for the
 * customer is abandoned; while one may still be paid, no other is begun (3037). While too many calls wait
 * for the provider, no attempt is begun or abandoned.
 */
const attemptFor = (orderId: string, key: string, hasPlace: boolean) =>
  inTransaction(
    Effect.gen(function* () {
      if (!(yield* CardPayments).isOffered) return yield* conflict(3016)
      const { row, due } = yield* holdWaiting(orderId)
      const attempts = yield* readAttempts(orderId, key)
      const named = (reference: string): Attempt => ({ ...due, reference, orderId, language: row.language })
      const choice = chooseAttempt(attempts, (yield* Settings).now())
      const none: StoredAttempt | null = null
      switch (choice._tag) {
        case "Earlier":
          return { attempt: named(choice.attempt.reference), earlier: choice.attempt }
        case "Undecided":
          return yield* conflict(3037)
        case "New":
          if (!hasPlace) return yield* providerBusy
          if (choice.abandoned !== null) yield* endAttempt(choice.abandoned)
          return { attempt: named(yield* mintAttempt(orderId, choice.number, key)), earlier: none }
      }
    }),
  )

/** Begins to pay a waiting order; a repeat with the same key is the same attempt, also for the provider. */
export const beginPayment = (orderId: string, details: ProviderData, key: string) =>
  holdPlace(
    Effect.fnUntraced(function* (hasPlace) {
      const provider = yield* CardPayments
      const { attempt, earlier } = yield* attemptFor(orderId, key, hasPlace)
      if (earlier?.answer) return earlier.answer
      if (earlier && earlier.endedAt !== null) return yield* conflict(3016)
      if (!hasPlace) return yield* providerBusy
      const answer = yield* provider.begin(attempt, details).pipe(Effect.catchTag("ProviderDown", () => providerDown))
      yield* keepAnswer(attempt.reference, answer)
      return answer
    }),
  )

/** Opens a session of the provider's component for a waiting order. */
export const beginSession = (orderId: string, key: string) =>
  holdPlace(
    Effect.fnUntraced(function* (hasPlace) {
      const provider = yield* CardPayments
      const { attempt, earlier } = yield* attemptFor(orderId, key, hasPlace)
      if (earlier?.session) return { session: earlier.session }
      if (earlier && earlier.endedAt !== null) return yield* conflict(3016)
      if (!hasPlace) return yield* providerBusy
      const session = yield* provider.session(attempt).pipe(Effect.catchTag("ProviderDown", () => providerDown))
      yield* keepSession(attempt.reference, session)
      return { session }
    }),
  )

/** Continues the open attempt, or the newest one, after a redirect or a challenge. */
export const goOnWithPayment = (orderId: string, details: ProviderData, key: string) =>
  holdPlace(
    Effect.fnUntraced(function* (hasPlace) {
      const provider = yield* CardPayments
      const { attempt } = yield* inTransaction(
        Effect.gen(function* () {
          const { row, due } = yield* holdWaiting(orderId)
          const attempts = yield* readAttempts(orderId, key)
          // A notification may have ended it before the customer is back: they still learn why.
          const open = openAttempt(attempts) ?? attempts.at(-1)
          if (open === undefined) return yield* conflict(3016)
          const held: Attempt = { ...due, reference: open.reference, orderId, language: row.language }
          return { attempt: held }
        }),
      )
      if (!hasPlace) return yield* providerBusy
      const { reference, answer } = yield* provider
        .goOn(attempt, details, hashOf(`${attempt.reference} ${key}`).toString("base64url"))
        .pipe(Effect.catchTag("ProviderDown", () => providerDown))
      // A bank's page that was left open may return for an abandoned attempt: it does not affect the open one.
      if (reference === attempt.reference) yield* keepAnswer(reference, answer)
      return answer
    }),
  )
