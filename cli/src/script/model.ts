import { OuterEvent } from "@skorpe/core/messages"
import { CheckoutField } from "@skorpe/core/domain/checkout"
import type { Market } from "@skorpe/core/domain/market"
import { Pieces } from "@skorpe/core/domain/order"
import { refusalReasons } from "@skorpe/core/domain/payment"
import { TimeOption } from "@skorpe/core/domain/timing"
import { Schema } from "effect"

const field = Schema.optionalKey(Schema.String)
/** An expected code of SPEC §8.3; the script fails if the result has none or another. */
const refused = Schema.optionalKey(Schema.Int)

/** A value, or one for each market, so that a script can name streets and stores and run in both. */
const ofMarket = <Value extends Schema.Top>(value: Value) =>
  Schema.Union([value, Schema.Struct({ no: value, se: value })])
const TextOfMarket = ofMarket(Schema.String)

/** The text to use in this market. */
export const textIn = <Text extends string>(text: Text | { readonly no: Text; readonly se: Text }, { id }: Market) =>
  typeof text === "string" ? text : text[id]

/** Who is paid: the store at hand-over, the card provider now, or the store by an organisation's invoice. */
const Payer = Schema.Literals(["store", "card", "organisation"])

/** What a bank or an app does with a payment: a button of the simulated pages (docs/rules/payments.md). */
const BankAnswer = Schema.Literals([
  "paid",
  "cancelled",
  "pending",
  "received",
  "error",
  ...refusalReasons.filter((reason) => reason !== 1).map((reason) => `refused-${reason}` as const),
])
export type BankAnswer = typeof BankAnswer.Type

/** A payment at the simulated provider. */
const Payment = Schema.Struct({
  by: ofMarket(Schema.Literals(["card", "vipps", "mobilepay", "swish", "klarna"])),
  /** A test card's number; when absent, that of a card that is decided at once. */
  number: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^\d{12,19}$/))),
  /** Its security code, which determines how the payment ends; when absent 737, which is paid. */
  code: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^\d{3,4}$/))),
  /** What is done at the bank or in the app; the script fails if the bank asks and this is absent, or the reverse. */
  bank: Schema.optionalKey(BankAnswer),
})
export type Payment = typeof Payment.Type

/** How an attempt ends unpaid: refused for a reason of SPEC §8.4, or with one of its other results. */
const Unpaid = Schema.Union([
  Schema.Literals(refusalReasons),
  Schema.Literals(["Cancelled", "canceledByShopper", "Error"]),
])
export type Unpaid = typeof Unpaid.Type

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
   * Asks for the food at a later time, in the picker: on the first day with one, the first day after tomorrow, or this
   * day; at this quarter of the store's clock, such as 18:15, or at the one that the picker proposes.
   */
  Schema.Struct({
    time: Schema.Struct({ day: Schema.Union([Schema.Literals(["first", "later"]), TimeOption]), at: field }),
  }),
  /** Has the food left at the door, or handed over. */
  Schema.Struct({ contactless: Schema.Boolean }),
  /** Takes a product's lines out of the cart, by slug, or a code. */
  Schema.Struct({
    remove: Schema.Union([Schema.Struct({ product: Schema.String }), Schema.Struct({ code: Schema.String })]),
  }),
  /** Opts in to messages from the shop, or out. */
  Schema.Struct({
    optIn: Schema.Struct({ email: Schema.optionalKey(Schema.Boolean), sms: Schema.optionalKey(Schema.Boolean) }),
  }),
  /** Has the device remember who and where the customer is, or forget it. */
  Schema.Struct({ remember: Schema.Boolean }),
  /** Logs in with this number; the code is read in the outbox, with the staff key. */
  Schema.Struct({ login: TextOfMarket }),
  /** Orders for this organisation of the customer, by id; or for themselves with null. */
  Schema.Struct({ account: Schema.NullOr(TextOfMarket) }),
  /** The reference to print on the organisation's invoice. */
  Schema.Struct({ billingNote: Schema.String }),
  /** Chooses at the checkout who is paid. */
  Schema.Struct({ payBy: Payer }),
  /** Goes to the checkout and waits until the price is confirmed, or refused with this code. */
  Schema.Struct({ checkout: Schema.Literal(true), refused }),
  /**
   * Sends the order and waits until the server has it, placed or awaiting its payment; or it must be blocked or refused
   * with this code.
   */
  Schema.Struct({ order: Schema.Literal(true), refused }),
  /**
   * Tries to pay the order that awaits its payment, and waits until it is placed; or the attempt must end unpaid in
   * this way.
   */
  Schema.Struct({ pay: Payment, unpaid: Schema.optionalKey(Unpaid) }),
  /** Pays the order that awaits its payment without a card after all, and waits until it is placed. */
  Schema.Struct({ payInstead: Schema.Literals(["store", "organisation"]) }),
  /** Goes back to the checkout instead of paying. */
  Schema.Struct({ giveUp: Schema.Literal("payment") }),
  /** Orders the last order again: the items that are still available are in the cart afterwards. */
  Schema.Struct({ again: Schema.Literal(true) }),
  /** Waits until the kitchen has reported this status or step. */
  Schema.Struct({ track: Schema.String }),
  /** Waits until this holds of what the shop shows; written as for `skorpe shrink --while`. */
  Schema.Struct({ see: Schema.String }),
  /** Staff of the opened store mark a product, by slug, as sold out for an hour, or as available again. */
  Schema.Struct({
    staff: Schema.Union([Schema.Struct({ soldOut: Schema.String }), Schema.Struct({ available: Schema.String })]),
  }),
  /** Leaves the device until the store's clock shows this time next; only with a server that the command starts itself. */
  Schema.Struct({ leaveUntil: Schema.String.check(Schema.isPattern(/^([01]\d|2[0-3]):[0-5]\d$/)) }),
  /** Any event of the shop, sent unchanged. */
  Schema.Struct({ event: OuterEvent }),
  /** Lets this many milliseconds pass. */
  Schema.Struct({ pause: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 60_000 })) }),
])
export type Step = typeof Step.Type

/** A script: a title and its steps. */
export const Script = Schema.Struct({ title: Schema.String, steps: Schema.Array(Step) })
export type Script = typeof Script.Type
