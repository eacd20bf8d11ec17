import { OuterEvent } from "@skorpe/core/messages"
import { CheckoutField } from "@skorpe/core/domain/checkout"
import type { Market } from "@skorpe/core/domain/market"
import { Pieces } from "@skorpe/core/domain/order"
import { TimeOption } from "@skorpe/core/domain/timing"
import { Schema } from "effect"

const field = Schema.optionalKey(Schema.String)
/** A code of SPEC §8.3 that must come; the script fails if none or another comes. */
const refused = Schema.optionalKey(Schema.Int)

/** A text, or one for each market, so that a script can name streets and stores and run in both. */
const TextOfMarket = Schema.Union([Schema.String, Schema.Struct({ no: Schema.String, se: Schema.String })])

/** The text to use in this market. */
export const textIn = (text: typeof TextOfMarket.Type, { id }: Market): string =>
  typeof text === "string" ? text : text[id]

/** One step of a script. It sends the same events as the same action in the shop. */
export const Step = Schema.Union([
  /** Opens a store's menu: a slug, or the first store that is open now. */
  Schema.Struct({ store: TextOfMarket }),
  /** Puts a product in the cart, by slug; the default size unless a variation's code or a size name is given. */
  Schema.Struct({
    add: Schema.Struct({
      product: Schema.String,
      size: Schema.optionalKey(Schema.Literals(["small", "medium", "large", "family"])),
      variation: Schema.optionalKey(Schema.String),
      quantity: Schema.optionalKey(Pieces),
    }),
  }),
  /** Enters a code, and waits until it is judged: it must count, or be refused with this code. */
  Schema.Struct({ code: Schema.String, refused }),
  /** Answers the open dialog: yes, no, or dismiss. */
  Schema.Struct({ answer: Schema.Literals(["yes", "no", "away"]) }),
  Schema.Struct({ fill: Schema.Record(CheckoutField, field) }),
  /** Collects the food at the store. */
  Schema.Struct({ carryout: Schema.Literal(true) }),
  /** Has it delivered to the first suggestion for this address; `door` tells the way from there. */
  Schema.Struct({ delivery: Schema.Struct({ address: TextOfMarket, door: field }) }),
  /** Has it brought to a hotspot of the cart's store, by id, with answers to its questions by their keys. */
  Schema.Struct({
    hotspot: Schema.Struct({ id: TextOfMarket, answers: Schema.Record(Schema.String, Schema.String) }),
  }),
  /**
   * Asks for the food at a later time, in the picker: on the first day with one, or on this day; at this quarter of the
   * store's clock, such as 18:15, or at the one that the picker proposes.
   */
  Schema.Struct({
    time: Schema.Struct({ day: Schema.Union([Schema.Literal("first"), TimeOption]), at: field }),
  }),
  /** Goes to the checkout and waits until the price is confirmed, or refused with this code. */
  Schema.Struct({ checkout: Schema.Literal(true), refused }),
  /** Sends the order and waits until the server has it; or it must be blocked or refused with this code. */
  Schema.Struct({ order: Schema.Literal(true), refused }),
  /** Waits until the kitchen has reported this status or step. */
  Schema.Struct({ track: Schema.String }),
  /** Any event of the shop, as it is. */
  Schema.Struct({ event: OuterEvent }),
  /** Lets this many milliseconds pass. */
  Schema.Struct({ pause: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 60_000 })) }),
])
export type Step = typeof Step.Type

/** A script: a title and its steps. */
export const Script = Schema.Struct({ title: Schema.String, steps: Schema.Array(Step) })
export type Script = typeof Script.Type
