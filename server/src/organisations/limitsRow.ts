import { minor } from "@skorpe/core/domain/money"
import type { Approval, SpendingLimits } from "@skorpe/core/domain/organisation"
import { Schema } from "effect"

// The driver returns PostgreSQL's bigint as a BigInt.
const Amount = Schema.NullOr(Schema.Union([Schema.BigInt, Schema.Int]))

/** The columns of limits, in minor units. */
export const limitColumns = { perOrder: Amount, perMonth: Amount }

/** The columns of what staff approved, in minor units; all are `null` before the approval. */
export const approvalColumns = { approvedPerOrder: Amount, approvedPerMonth: Amount }

type Column = typeof Amount.Type

/** Converts a row's limits to the core's type. */
export const limitsIn = (row: { readonly perOrder: Column; readonly perMonth: Column }): SpendingLimits => ({
  perOrder: row.perOrder === null ? null : minor(Number(row.perOrder)),
  perMonth: row.perMonth === null ? null : minor(Number(row.perMonth)),
})

/** Converts a row's approval to the core's type. */
export const approvalIn = (row: {
  readonly approvedPerOrder: Column
  readonly approvedPerMonth: Column
}): Approval | null => {
  const { perOrder, perMonth } = limitsIn({ perOrder: row.approvedPerOrder, perMonth: row.approvedPerMonth })
  return perOrder === null || perMonth === null ? null : { perOrder, perMonth }
}
