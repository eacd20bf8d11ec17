import { Schema } from "effect"
import { Instant } from "../time/model.ts"

/** Why points came or went: they were there at the start, an order earned or spent them, or a failed one gave them back. */
export const PointsKind = Schema.Literals(["opening", "earned", "spent", "returned"])
export type PointsKind = typeof PointsKind.Type

/** An entry in the ledger of a customer's points; the sum of all is the balance. */
export const PointsEntry = Schema.Struct({
  kind: PointsKind,
  /** Negative when they were spent. */
  points: Schema.Int,
  at: Instant,
  /** The order that it is about; `null` for points from the start. */
  order: Schema.NullOr(Schema.Struct({ orderId: Schema.NonEmptyString, number: Schema.Int })),
})
export type PointsEntry = typeof PointsEntry.Type
