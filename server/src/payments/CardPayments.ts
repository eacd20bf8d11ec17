import type { Language } from "@skorpe/core/language"
import type { PaymentAnswer, ProviderData, Sum } from "@skorpe/core/payment"
import { Context, Effect, Layer, Schema } from "effect"

/** The provider does not answer, or not usefully: what became of the call is not known. @public */
export class ProviderDown extends Schema.TaggedError<ProviderDown>()("ProviderDown", { why: Schema.String }) {}

/** What was sent as a notification is not the provider's. @public */
export class NotTheProvider extends Schema.TaggedError<NotTheProvider>()("NotTheProvider", {}) {}

/** One attempt to pay an order. */
export interface Attempt extends Sum {
  /** Ours, at most 64 characters: the merchant reference and the provider's idempotency key. */
  readonly reference: string
  readonly orderId: string
  readonly language: Language
}

/** What the provider tells after the fact, its signature and account checked by the port. */
export const Notification = Schema.Struct({
  /** The charge, or of a reversal its own. */
  pspReference: Schema.NonEmptyString,
  /** As the provider calls it; with `pspReference` and `success` it names the notification. */
  eventCode: Schema.NonEmptyString,
  kind: Schema.Literals(["authorisation", "cancellation", "refund", "other"]),
  success: Schema.Boolean,
  /** The attempt. */
  reference: Schema.String,
  /** The charge that a reversal is of. */
  originalReference: Schema.NullOr(Schema.String),
  /** Minor units. */
  amount: Schema.Number,
  currency: Schema.String,
})
export type Notification = typeof Notification.Type

/** The port of card payments. Each call is idempotent by its attempt's reference, or by the key that it is given. */
export class CardPayments extends Context.Service<
  CardPayments,
  {
    readonly isOffered: boolean
    /** What the provider's component in the browser needs to show its methods for a sum. */
    readonly methods: (due: Sum, language: Language) => Effect.Effect<ProviderData, ProviderDown>
    readonly begin: (attempt: Attempt, details: ProviderData) => Effect.Effect<PaymentAnswer, ProviderDown>
    readonly goOn: (
      attempt: Attempt,
      details: ProviderData,
      idempotencyKey: string,
    ) => Effect.Effect<PaymentAnswer, ProviderDown>
    readonly session: (attempt: Attempt) => Effect.Effect<ProviderData, ProviderDown>
    /** The notifications of a body, if every one of them is signed by the provider for our account. */
    readonly verify: (body: Schema.Json) => Effect.Effect<readonly Notification[], NotTheProvider>
    /** Gives a charge back, taken or not: a cancellation or a refund. Done when a notification says so. */
    readonly reverse: (charge: string, idempotencyKey: string) => Effect.Effect<void, ProviderDown>
  }
>()("skorpe/server/CardPayments") {
  /** Without a provider there are no card payments: an ADYEN order is refused (3016), and no notification believed. */
  static readonly notOffered = Layer.succeed(CardPayments, {
    isOffered: false,
    methods: () => absent,
    begin: () => absent,
    goOn: () => absent,
    session: () => absent,
    verify: () => Effect.fail(new NotTheProvider()),
    reverse: () => absent,
  })
}

const absent = Effect.suspend(() => Effect.fail(new ProviderDown({ why: "there is no provider of card payments" })))
