import type { Language } from "@skorpe/core/domain/language"
import type { PaymentAnswer, ProviderData, Sum } from "@skorpe/core/domain/payment"
import { Context, Effect, Layer, Schema } from "effect"

/** The provider gave no usable answer, so the outcome of the call is unknown. @public */
export class ProviderDown extends Schema.TaggedError<ProviderDown>()("ProviderDown", { why: Schema.String }) {}

/** The provider refuses permanently; retrying is useless. `code` is the provider's own. @public */
export class ProviderRefuses extends Schema.TaggedError<ProviderRefuses>()("ProviderRefuses", {
  code: Schema.String,
}) {}

/** A notification is not signed by the provider. @public */
export class NotTheProvider extends Schema.TaggedError<NotTheProvider>()("NotTheProvider", {}) {}

/** One attempt to pay an order. */
export interface Attempt extends Sum {
  /** Our id, at most 64 characters: the merchant reference and the provider's idempotency key. */
  readonly reference: string
  readonly orderId: string
  readonly language: Language
}

/** A notification of the provider. The port has checked its signature and account. */
export const Notification = Schema.Struct({
  /** The provider's reference of the charge or, for a reversal, of the reversal itself. */
  pspReference: Schema.NonEmptyString,
  /** The provider's name of the event; with `pspReference` and `success` it identifies the notification. */
  eventCode: Schema.NonEmptyString,
  kind: Schema.Literals([
    "authorisation",
    "capture",
    "captureFailed",
    "cancellation",
    "refund",
    "refundFailed",
    "chargeback",
    "other",
  ]),
  success: Schema.Boolean,
  /** Our reference: of the attempt, or of the move that the notification reports. */
  reference: Schema.String,
  /** The charge that is reversed. */
  originalReference: Schema.NullOr(Schema.String),
  /** Minor units. */
  amount: Schema.Number,
  currency: Schema.String,
})
export type Notification = typeof Notification.Type

/** The provider's answer to what the browser sent, and the attempt that it concerns, which may not be the open one. */
export interface Continued {
  readonly reference: string
  readonly answer: PaymentAnswer
}

/** A movement of money that the provider is asked to make. */
export interface Move {
  /** The charge: its reference at the provider. */
  readonly charge: string
  /** Our reference of the move, by which its notification is matched: the attempt and the move's id. */
  readonly reference: string
  /** At most 64 characters; a request repeated with the same key is carried out once. */
  readonly idempotencyKey: string
}

/** The port of card payments. Each call is idempotent by its attempt's reference, or by the key that it is given. */
export class CardPayments extends Context.Service<
  CardPayments,
  {
    readonly isOffered: boolean
    /** The session that the provider's browser component needs to show its methods for an amount. */
    readonly methods: (due: Sum, language: Language) => Effect.Effect<ProviderData, ProviderDown>
    readonly begin: (attempt: Attempt, details: ProviderData) => Effect.Effect<PaymentAnswer, ProviderDown>
    readonly goOn: (
      attempt: Attempt,
      details: ProviderData,
      idempotencyKey: string,
    ) => Effect.Effect<Continued, ProviderDown>
    readonly session: (attempt: Attempt) => Effect.Effect<ProviderData, ProviderDown>
    /** The notifications of a body, if every one of them is signed by the provider for our account. */
    readonly verify: (body: Schema.Json) => Effect.Effect<readonly Notification[], NotTheProvider>
    /** Takes the money of an authorised charge. A notification reports the outcome of this call and of the next two. */
    readonly capture: (move: Move, sum: Sum) => Effect.Effect<void, ProviderDown | ProviderRefuses>
    /** Gives a whole charge back: cancels it, or refunds it when it was captured. */
    readonly reverse: (move: Move) => Effect.Effect<void, ProviderDown | ProviderRefuses>
    /** Gives a part of a captured charge back. */
    readonly refund: (move: Move, sum: Sum) => Effect.Effect<void, ProviderDown | ProviderRefuses>
  }
>()("skorpe/server/CardPayments") {
  /** Without a provider there are no card payments: ADYEN orders are refused (3016), notifications rejected. */
  static readonly notOffered = Layer.succeed(CardPayments, {
    isOffered: false,
    methods: () => absent,
    begin: () => absent,
    goOn: () => absent,
    session: () => absent,
    verify: () => Effect.fail(new NotTheProvider()),
    capture: () => absent,
    reverse: () => absent,
    refund: () => absent,
  })
}

const absent = Effect.suspend(() => Effect.fail(new ProviderDown({ why: "there is no provider of card payments" })))
