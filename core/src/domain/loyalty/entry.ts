import { Schema } from "effect"
import { Instant } from "../time/model.ts"

/**
 * The reason of an entry: the opening balance, an order that earned or spent points, or a failed one that returned
 * them.
 */
export const PointsKind = Schema.Literals(["opening", "earned", "spent", "returned"])
export type PointsKind = typeof PointsKind.Type

/** An entry in the ledger of a customer's points; the sum of all is the balance. */
export const PointsEntry = Schema.Struct({
  kind: PointsKind,
  /** Negative if they were spent. */
  points: Schema.Int,
  at: Instant,
  /** Its order; `null` for the opening balance. */
  order: Schema.NullOr(Schema.Struct({ orderId: Schema.NonEmptyString, number: Schema.Int })),
})
export type PointsEntry = typeof PointsEntry.Type
