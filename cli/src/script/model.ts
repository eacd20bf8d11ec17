import { OuterEvent } from "@skorpe/core/shop"
import { CheckoutField } from "@skorpe/core/checkout"
import { Pieces } from "@skorpe/core/order"
import { Schema } from "effect"

const field = Schema.optionalKey(Schema.String)

/** One thing that a script's customer does. Each becomes the events that the same thing in the shop would be. */
export const Step = Schema.Union([
  /** Opens a store's menu: a slug, or the first store that is open now. */
  Schema.Struct({ store: Schema.String }),
  /** Puts a product in the cart, by slug; the default size unless a variation's code or a size name is given. */
  Schema.Struct({
    add: Schema.Struct({
      product: Schema.String,
      size: Schema.optionalKey(Schema.Literals(["small", "medium", "large", "family"])),
      variation: Schema.optionalKey(Schema.String),
      quantity: Schema.optionalKey(Pieces),
    }),
  }),
  /** Answers the dialog that is open: yes, no, or putting it away. */
  Schema.Struct({ answer: Schema.Literals(["yes", "no", "away"]) }),
  Schema.Struct({ fill: Schema.Record(CheckoutField, field) }),
  /** Goes to the checkout and waits until the price is confirmed. */
  Schema.Struct({ checkout: Schema.Literal(true) }),
  /** Sends the order and waits until the server has it. */
  Schema.Struct({ order: Schema.Literal(true) }),
  /** Waits until the kitchen has reported this status or step. */
  Schema.Struct({ track: Schema.String }),
  /** Any event of the shop, as it is. */
  Schema.Struct({ event: OuterEvent }),
  /** Lets this many milliseconds pass. */
  Schema.Struct({ pause: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 60_000 })) }),
])
export type Step = typeof Step.Type

/** An order to run: what it shows, and its steps. */
export const Script = Schema.Struct({ title: Schema.String, steps: Schema.Array(Step) })
export type Script = typeof Script.Type
