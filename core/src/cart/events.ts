import { Schema } from "effect"
import { Pieces } from "../order/model.ts"
import { StoredCart } from "./model.ts"

/** A product in a size and crust was put in the cart, from the store that is shown. */
export const ProductAdded = Schema.Struct({
  type: Schema.Literal("ProductAdded"),
  productId: Schema.String,
  variationCode: Schema.String,
  quantity: Pieces,
})

export const LineIncreased = Schema.Struct({ type: Schema.Literal("LineIncreased"), id: Schema.String })
/** One piece less; the line goes at quantity 1 (SPEC §4.2). */
export const LineDecreased = Schema.Struct({ type: Schema.Literal("LineDecreased"), id: Schema.String })
export const LineRemoved = Schema.Struct({ type: Schema.Literal("LineRemoved"), id: Schema.String })

/** Another tab of the same browser wrote the cart; `null` when it was cleared there. */
export const CartChangedElsewhere = Schema.Struct({
  type: Schema.Literal("CartChangedElsewhere"),
  cart: Schema.NullOr(StoredCart),
})

/** The cart tells the house that what it holds is another now. */
export interface CartChanged {
  readonly type: "CartChanged"
}

export const CartEvents = [ProductAdded, LineIncreased, LineDecreased, LineRemoved, CartChangedElsewhere] as const
