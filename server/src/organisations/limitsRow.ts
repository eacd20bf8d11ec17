import { minor } from "@skorpe/core/money"
import type { SpendingLimits } from "@skorpe/core/organisation"
import { Schema } from "effect"

// PostgreSQL's bigint arrives as one.
const Amount = Schema.NullOr(Schema.Union([Schema.BigInt, Schema.Int]))

/** Two columns of limits in minor units, as the database answers them. */
export const limitColumns = { perOrder: Amount, perMonth: Amount }

type Column = typeof Amount.Type

/** Limits as the core knows them. */
export const limitsIn = (row: { readonly perOrder: Column; readonly perMonth: Column }): SpendingLimits => ({
  perOrder: row.perOrder === null ? null : minor(Number(row.perOrder)),
  perMonth: row.perMonth === null ? null : minor(Number(row.perMonth)),
})
