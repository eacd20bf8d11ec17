import type { Recipient } from "@skorpe/core/domain/order"
import { Position } from "@skorpe/core/domain/store"
import { Option, Schema } from "effect"

const optionalText = Schema.optionalKey(Schema.String)

/**
 * What a stored request says about its recipient. Everything may be missing: older orders have one field for all first
 * names, and those of a deleted account have nothing.
 */
export const StoredRequest = Schema.Struct({
  shippingInfo: Schema.optionalKey(
    Schema.Struct({
      firstNames: optionalText,
      firstName: optionalText,
      lastName: optionalText,
      phoneNumber: optionalText,
      message: optionalText,
      address: Schema.optionalKey(
        Schema.Struct({
          street: Schema.String,
          postalCode: Schema.String,
          city: Schema.String,
          position: Schema.optionalKey(Position),
          deliveryDescription: optionalText,
        }),
      ),
    }),
  ),
  billingNote: optionalText,
  hotspotId: optionalText,
  hotspotParameters: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
})

const decodeRequest = Schema.decodeUnknownOption(StoredRequest)

/** The recipient in a stored request as it was read; nobody when it is unreadable. */
export const readRecipient = (request: unknown): Recipient =>
  recipientOf(Option.getOrElse(decodeRequest(request), () => ({})))

/** What an organisation wants on the bill of a stored request; empty when it wants nothing. */
export const readBillingNote = (request: unknown): string =>
  Option.match(decodeRequest(request), { onNone: () => "", onSome: ({ billingNote = "" }) => billingNote })

/** The recipient in a stored request. */
export const recipientOf = ({ shippingInfo, hotspotId, hotspotParameters }: typeof StoredRequest.Type): Recipient => ({
  firstName: shippingInfo?.firstNames ?? shippingInfo?.firstName ?? "",
  lastName: shippingInfo?.lastName ?? "",
  phone: shippingInfo?.phoneNumber ?? "",
  message: shippingInfo?.message ?? "",
  address: shippingInfo?.address ? { position: null, deliveryDescription: "", ...shippingInfo.address } : null,
  hotspotId: hotspotId ?? null,
  answers: hotspotParameters ?? {},
})
