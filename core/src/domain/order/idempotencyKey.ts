import { Schema } from "effect"

/** A retried create call must carry the same key; 8 to 64 plain characters (DECISIONS §14). */
export const IdempotencyKey = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_-]{8,64}$/)).annotate({
  description: "Your own name for this call, 8 to 64 letters, digits, - and _: a repeat with it gets the first answer",
  examples: ["my-first-order-1"],
})
