import type { PaymentAnswer, ProviderData } from "@skorpe/core/payment"
import { Effect } from "effect"
import { hashOf } from "../secrets.ts"
import { Settings } from "../settings.ts"
import { endAttempt, keepAnswer, keepSession, mintAttempt, readAttempts, type StoredAttempt } from "./attempts.ts"
import { type Attempt, CardPayments } from "./CardPayments.ts"
import { conflict, holdWaiting, inTransaction, isUndecided, providerDown } from "./waitingOrder.ts"

/**
 * The attempt that a client's key stands for: the one that it began, or a new one. An older attempt that waits for the
 * customer is left behind; while one may bring money, there is no other (3037).
 */
const attemptFor = (orderId: string, key: string) =>
  inTransaction(
    Effect.gen(function* () {
      if (!(yield* CardPayments).isOffered) return yield* conflict(3016)
      const { row, due } = yield* holdWaiting(orderId)
      const attempts = yield* readAttempts(orderId, key)
      const named = (reference: string): Attempt => ({ ...due, reference, orderId, language: row.language })
      const earlier = attempts.find(({ isSameKey }) => isSameKey)
      if (earlier !== undefined) return { attempt: named(earlier.reference), earlier }
      const open = attempts.find(({ endedAt }) => endedAt === null)
      if (open !== undefined) {
        if (isUndecided(open, (yield* Settings).now())) return yield* conflict(3037)
        yield* endAttempt(open.reference)
      }
      const reference = yield* mintAttempt(orderId, (attempts.at(-1)?.number ?? 0) + 1, key)
      const none: StoredAttempt | null = null
      return { attempt: named(reference), earlier: none }
    }),
  )

/** Begins to pay a waiting order; a repeat with the same key is the same attempt, at the provider too. */
export const beginPayment = Effect.fnUntraced(function* (orderId: string, details: ProviderData, key: string) {
  const provider = yield* CardPayments
  const { attempt, earlier } = yield* attemptFor(orderId, key)
  if (earlier?.answer) return earlier.answer
  if (earlier && earlier.endedAt !== null) return yield* conflict(3016)
  const answer = yield* provider.begin(attempt, details).pipe(Effect.catchTag("ProviderDown", () => providerDown))
  yield* keepAnswer(attempt.reference, answer)
  return answer
})

/** Opens a session of the provider's component for a waiting order. */
export const beginSession = Effect.fnUntraced(function* (orderId: string, key: string) {
  const provider = yield* CardPayments
  const { attempt, earlier } = yield* attemptFor(orderId, key)
  if (earlier?.session) return { session: earlier.session }
  if (earlier && earlier.endedAt !== null) return yield* conflict(3016)
  const session = yield* provider.session(attempt).pipe(Effect.catchTag("ProviderDown", () => providerDown))
  yield* keepSession(attempt.reference, session)
  return { session }
})

/** Goes on with the open attempt after a redirect or a challenge. */
export const goOnWithPayment = Effect.fnUntraced(function* (orderId: string, details: ProviderData, key: string) {
  const provider = yield* CardPayments
  const { attempt } = yield* inTransaction(
    Effect.gen(function* () {
      const { row, due } = yield* holdWaiting(orderId)
      const open = (yield* readAttempts(orderId, key)).find(({ endedAt }) => endedAt === null)
      if (open === undefined) return yield* conflict(3016)
      const held: Attempt = { ...due, reference: open.reference, orderId, language: row.language }
      return { attempt: held }
    }),
  )
  const answer: PaymentAnswer = yield* provider
    .goOn(attempt, details, hashOf(`${attempt.reference} ${key}`).toString("base64url"))
    .pipe(Effect.catchTag("ProviderDown", () => providerDown))
  yield* keepAnswer(attempt.reference, answer)
  return answer
})
