import { Instant } from "@skorpe/core/domain/time"
import { judgeLargeOrder } from "@skorpe/core/domain/timing"
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

/** The restrictions on an order of so many pizzas (DECISIONS §6). */
export const largeOrderRule = answering(Asked, Answer, ({ pizzas, requested, now }, market) =>
  judgeLargeOrder(market, pizzas, requested, now),
)
