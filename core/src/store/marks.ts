import { Schema } from "effect"
import { CleanText } from "../text/model.ts"
import { Instant } from "../time/model.ts"
import { WaitMinutes } from "./model.ts"

const code = CleanText.check(Schema.isBetweenLength(1, 64))
const kitchenMinutes = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 240 }))

/** The kitchen says that something is out until a moment, or with `null` that it is there again (DECISIONS §18). */
export const StockMark = Schema.Struct({
  /** A product stands for all of its variations. */
  kind: Schema.Literals(["product", "variation", "ingredient"]),
  code,
  until: Schema.NullOr(Instant),
})
export type StockMark = typeof StockMark.Type

/** Minutes that everything takes longer, by method; a method that is left out keeps what it had. */
export const DelayMark = Schema.Struct({
  pickup: Schema.optionalKey(kitchenMinutes),
  delivery: Schema.optionalKey(kitchenMinutes),
})
export type DelayMark = typeof DelayMark.Type

/** What the kitchen of a store has said and not taken back. */
export const StoreMarks = Schema.Struct({
  /** What stands here is so, whatever the menu says; `null` is in stock. */
  stock: Schema.Array(
    Schema.Struct({
      kind: Schema.Literals(["variation", "ingredient"]),
      code: Schema.String,
      until: Schema.NullOr(Instant),
    }),
  ),
  delays: WaitMinutes,
})
export type StoreMarks = typeof StoreMarks.Type
