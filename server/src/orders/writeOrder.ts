import { PgClient } from "@effect/sql-pg"
import type { StoreLimit } from "@skorpe/core/domain/order"
import { Effect, Schema } from "effect"
import { insertOrder, type OrderToInsert } from "./insertOrder.ts"
import { catchLimit } from "./owedOnNumber.ts"
import type { Claim } from "../reservations/reservation.ts"
import { claimAll, isScarce } from "./reservations.ts"

/** The result of writing an order. */
export type Written =
  | { readonly _tag: "Written" }
  /** The idempotency key already has an order. */
  | { readonly _tag: "KeyUsed" }
  /** A claim failed, because nothing is left; the code says which. */
  | { readonly _tag: "NothingLeft"; readonly code: number }
  /** The order's number would owe too much, or its source has sent too many orders. */
  | { readonly _tag: "OwesTooMuch"; readonly limit: StoreLimit }

class KeyUsed extends Schema.TaggedError<KeyUsed>()("KeyUsed", {}) {}

const written: Written = { _tag: "Written" }
const keyUsed: Written = { _tag: "KeyUsed" }

const owesTooMuch = (limit: StoreLimit) => Effect.succeed<Written>({ _tag: "OwesTooMuch", limit })

/**
 * Writes an order with its claims, or nothing. Without claims it is one statement, else one transaction with the claims
 * first.
 */
export const writeOrder = Effect.fnUntraced(function* (order: OrderToInsert, claim: Claim) {
  return yield* catchLimit(isScarce(claim) ? writeBoth(order, claim) : writeOne(order), owesTooMuch)
})

const writeOne = (order: OrderToInsert) =>
  Effect.map(insertOrder(order), (isWritten) => (isWritten ? written : keyUsed))

const writeBoth = Effect.fnUntraced(function* (order: OrderToInsert, claim: Claim) {
  const sql = yield* PgClient.PgClient
  const both = Effect.gen(function* () {
    yield* claimAll(claim)
    if (!(yield* insertOrder(order))) return yield* new KeyUsed()
    return written
  })
  return yield* sql.withTransaction(both).pipe(
    Effect.catchTag("KeyUsed", () => Effect.succeed(keyUsed)),
    Effect.catchTag("NothingLeft", ({ code }) => Effect.succeed<Written>({ _tag: "NothingLeft", code })),
  )
})
