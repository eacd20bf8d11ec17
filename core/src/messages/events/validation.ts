import { Schema } from "effect"
import type { Minor } from "../../domain/money/model.ts"

/** The customer retried confirming the price. */
export const PriceRetried = Schema.Struct({ type: Schema.Literal("PriceRetried") })

/** Emitted by validation with the server's delivery fee for the current cart. */
export interface PriceConfirmed {
  readonly type: "PriceConfirmed"
  readonly surchargeAmount: Minor
}

export const ValidationEvents = [PriceRetried] as const
