import { Schema } from "effect"
import { CleanText } from "../text/model.ts"
import { Instant } from "../time/model.ts"
import { WaitMinutes } from "./model.ts"

const code = CleanText.check(Schema.isBetweenLength(1, 64))
const kitchenMinutes = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 240 }))

/** The kitchen reports something sold out until a moment, or with `null` back in stock (DECISIONS §18). */
export const StockMark = Schema.Struct({
  /** A product includes all its variations. */
  kind: Schema.Literals(["product", "variation", "ingredient"]),
  code,
  until: Schema.NullOr(Instant),
})
export type StockMark = typeof StockMark.Type

/**
 * The delay in minutes, by method; an omitted method keeps its delay. It concerns today's kitchen, so it ends before
 * the next business day (DECISIONS §18 names no end).
 */
export const DelayMark = Schema.Struct({
  pickup: Schema.optionalKey(kitchenMinutes),
  delivery: Schema.optionalKey(kitchenMinutes),
})
export type DelayMark = typeof DelayMark.Type

/** A kitchen's reports that are still in force. */
export const StoreMarks = Schema.Struct({
  /** Overrides the menu; `null` is in stock. */
  stock: Schema.Array(
    Schema.Struct({
      kind: Schema.Literals(["variation", "ingredient"]),
      code: Schema.String,
      until: Schema.NullOr(Instant),
    }),
  ),
  delays: WaitMinutes,
  /** When the delays end; absent without a delay. */
  delaysUntil: Schema.optionalKey(Instant),
})
export type StoreMarks = typeof StoreMarks.Type
