import { minor } from "@skorpe/core/domain/money"
import type { SpendingLimits } from "@skorpe/core/domain/organisation"
import { Schema } from "effect"

// The driver returns PostgreSQL's bigint as a BigInt.
const Amount = Schema.NullOr(Schema.Union([Schema.BigInt, Schema.Int]))

/** The columns of limits, in minor units. */
export const limitColumns = { perOrder: Amount, perMonth: Amount }

type Column = typeof Amount.Type

/** Converts a row's limits to the core's type. */
export const limitsIn = (row: { readonly perOrder: Column; readonly perMonth: Column }): SpendingLimits => ({
  perOrder: row.perOrder === null ? null : minor(Number(row.perOrder)),
  perMonth: row.perMonth === null ? null : minor(Number(row.perMonth)),
})
