import type { NotificationRequestItem } from "@adyen/api-library/lib/src/typings/notification/notificationRequestItem.js"
import { Effect, Schema } from "effect"
import { type Notification, NotTheProvider } from "../CardPayments.ts"
import type { AdyenSettings } from "./AdyenSettings.ts"
import { HmacValidator } from "./library.ts"

/** The signature covers these fields joined by colons, so none may contain one. */
const plain = Schema.String.check(Schema.isPattern(/^[^:]*$/))
const plainAndFull = Schema.String.check(Schema.isPattern(/^[^:]+$/))

const Item = Schema.Struct({
  pspReference: plainAndFull,
  originalReference: Schema.optionalKey(Schema.NullOr(plain)),
  merchantAccountCode: plainAndFull,
  merchantReference: plain,
  amount: Schema.Struct({ value: Schema.Int, currency: plain }),
  eventCode: plainAndFull,
  /** A string, in which `"false"` is truthy: compare it, never test it for truth. */
  success: Schema.Literals(["true", "false"]),
  additionalData: Schema.StructWithRest(Schema.Struct({ hmacSignature: Schema.NonEmptyString }), [
    Schema.Record(Schema.String, Schema.Unknown),
  ]),
})

const decodeBody = Schema.decodeUnknownEffect(
  Schema.Struct({
    live: Schema.Literals(["true", "false"]),
    notificationItems: Schema.NonEmptyArray(Schema.Struct({ NotificationRequestItem: Item })),
  }),
)

const validator = new HmacValidator()

/** The standard notifications of a body. Fails unless each is signed for this account in this environment. */
export const readNotifications = Effect.fnUntraced(
  function* ({ environment, hmacKeys, merchantAccount }: AdyenSettings, body: Schema.Json) {
    const { live, notificationItems } = yield* decodeBody(body)
    const items = notificationItems.map((one) => one.NotificationRequestItem)
    const isOurs = items.every(
      (item) =>
        item.merchantAccountCode === merchantAccount &&
        hmacKeys.some((key) => validator.validateHMAC(asSigned(item), key)),
    )
    if (!isOurs || (live === "true") !== (environment === "live")) return yield* new NotTheProvider()
    return items.map(meaningOf)
  },
  Effect.mapError(() => new NotTheProvider()),
)

type Read = typeof Item.Type

/** What the library signs: exactly the checked fields, so that nothing else of the body takes part. */
const asSigned = (item: Read): NotificationRequestItem =>
  ({ ...item, originalReference: item.originalReference ?? undefined }) as unknown as NotificationRequestItem

const kinds: Readonly<Record<string, Notification["kind"]>> = {
  AUTHORISATION: "authorisation",
  CAPTURE: "capture",
  CAPTURE_FAILED: "captureFailed",
  CANCELLATION: "cancellation",
  TECHNICAL_CANCEL: "cancellation",
  // An authorisation that expired before its capture.
  EXPIRE: "cancellation",
  REFUND: "refund",
  REFUND_FAILED: "refundFailed",
  REFUNDED_REVERSED: "refundFailed",
  CHARGEBACK: "chargeback",
  SECOND_CHARGEBACK: "chargeback",
}

const kindOf = ({ eventCode, additionalData }: Read): Notification["kind"] => {
  // A reversal says in an unsigned field whether it was a cancellation or a refund. Either way the money is back.
  if (eventCode === "CANCEL_OR_REFUND") {
    return additionalData["modification.action"] === "cancel" ? "cancellation" : "refund"
  }
  return Object.hasOwn(kinds, eventCode) ? (kinds[eventCode] ?? "other") : "other"
}

const meaningOf = (item: Read): Notification => ({
  pspReference: item.pspReference,
  eventCode: item.eventCode,
  kind: kindOf(item),
  success: item.success === "true",
  reference: item.merchantReference,
  originalReference: item.originalReference || null,
  amount: item.amount.value,
  currency: item.amount.currency,
})
