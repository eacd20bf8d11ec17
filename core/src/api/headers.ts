import { Schema } from "effect"

/** A repeat of a call that creates must carry the same key; 8 to 64 plain characters (DECISIONS §14). */
export const IdempotencyKey = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_-]{8,64}$/)).annotate({
  description: "Your own name for this call, 8 to 64 letters, digits, - and _: a repeat with it gets the first answer",
  examples: ["my-first-order-1"],
})

/** Proves that the caller placed the order (DECISIONS §18). */
export const orderTokenHeader = "order-token"

/** The secret of the kitchen side. */
export const staffKeyHeader = "staff-key"
