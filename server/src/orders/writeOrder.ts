import { PgClient } from "@effect/sql-pg"
import { Effect, Schema } from "effect"
import { insertOrder, type OrderToInsert } from "./insertOrder.ts"
import type { Claim } from "./reservation.ts"
import { claimAll, isScarce } from "./reservations.ts"

/** What became of writing an order. */
export type Written =
  | { readonly _tag: "Written" }
  /** Its key has an order already. */
  | { readonly _tag: "KeyUsed" }
  /** Something that it claims has been used up: the code that says what. */
  | { readonly _tag: "NothingLeft"; readonly code: number }

class KeyUsed extends Schema.TaggedError<KeyUsed>()("KeyUsed", {}) {}

const written: Written = { _tag: "Written" }
const keyUsed: Written = { _tag: "KeyUsed" }

/** Writes an order and what it claims, or nothing: in one statement when it claims nothing, else in one transaction, claims first. */
export const writeOrder = Effect.fnUntraced(function* (order: OrderToInsert, claim: Claim) {
  if (!isScarce(claim)) return (yield* insertOrder(order)) ? written : keyUsed
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
