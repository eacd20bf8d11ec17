import { Schema } from "effect"
import type { Minor } from "../money/model.ts"

/** The customer asked to have an unconfirmed total confirmed now. */
export const PriceRetried = Schema.Struct({ type: Schema.Literal("PriceRetried") })

/** The validation tells the house what the server asks for the way to the customer, for the cart as it is. */
export interface PriceConfirmed {
  readonly type: "PriceConfirmed"
  readonly surchargeAmount: Minor
}

export const ValidationEvents = [PriceRetried] as const
