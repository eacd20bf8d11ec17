import { PgClient } from "@effect/sql-pg"
import type { Caller } from "@skorpe/core/domain/account"
import { Effect } from "effect"
import { isUniqueViolation } from "../database/isUniqueViolation.ts"
import { refuse } from "../http/refuse.ts"
import { sessionOver } from "./callers.ts"
import { sendCode, spendCode, takeCodeTurn } from "./codes.ts"
import { phoneIn, refuseBlocked } from "./phones.ts"
import { endOtherSessions } from "./sessions.ts"

type Customer = Extract<Caller, { readonly _tag: "Customer" }>

/** Sends a code to a customer's new number, without checking whether the number is taken. */
export const askNewNumber = Effect.fnUntraced(function* (
  { customerId }: Customer,
  typed: string,
  proof: string | undefined,
) {
  const phone = yield* phoneIn(typed)
  yield* refuseBlocked(phone)
  yield* sendCode({ _tag: "NewNumber", customerId }, phone, proof)
})

/**
 * Sets the number that a customer has proven, and ends their other sessions; 1036 when the number is taken. Succeeds
 * without a code for the number that they already have: a call repeated after a lost response has used its code up.
 */
export const takeNewNumber = Effect.fnUntraced(function* (
  { customerId, sessionId }: Customer,
  typed: string,
  code: string,
) {
  const sql = yield* PgClient.PgClient
  const phone = yield* phoneIn(typed)
  yield* refuseBlocked(phone)
  yield* takeCodeTurn
  if ((yield* sql`SELECT 1 FROM customer WHERE id = ${customerId} AND phone = ${phone}`).length > 0) return
  if (!(yield* spendCode({ _tag: "NewNumber", customerId }, phone, code))) return yield* refuse.badRequest(3015)
  yield* sql
    .withTransaction(
      Effect.gen(function* () {
        // Locks the customer first, as the deletion of an account does.
        const [old] = yield* sql<{ readonly phone: string }>`
          SELECT phone FROM customer WHERE id = ${customerId} FOR UPDATE`
        // The account was deleted after the session was read, so the session is over too.
        if (old === undefined) return yield* sessionOver
        // Deletes messages to the old number now, because a later deletion of the account could not find them.
        yield* sql`DELETE FROM outbox WHERE recipient = ${old.phone}`
        yield* sql`UPDATE customer SET phone = ${phone} WHERE id = ${customerId}`
        yield* endOtherSessions(customerId, sessionId)
      }),
    )
    .pipe(Effect.catchIf(isUniqueViolation, () => refuse.conflict(1036)))
})
