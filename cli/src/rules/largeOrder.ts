import { Instant } from "@skorpe/core/time"
import { judgeLargeOrder } from "@skorpe/core/timing"
import { Schema } from "effect"
import { answering } from "./answering.ts"

const Asked = Schema.Struct({
  pizzas: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  requested: Schema.NullOr(Instant),
  now: Instant,
})
const Answer = Schema.Struct({
  needsNextDayOrder: Schema.Boolean,
  needsRestrictionMessage: Schema.Boolean,
  needsManualOrder: Schema.Boolean,
})

/** What so many pizzas ask for (DECISIONS §6). */
export const largeOrderRule = answering(Asked, Answer, ({ pizzas, requested, now }, market) =>
  judgeLargeOrder(market, pizzas, requested, now),
)
