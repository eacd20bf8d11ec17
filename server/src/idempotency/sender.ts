import { type Caller, customerOf } from "@skorpe/core/domain/account"
import { Effect } from "effect"
import { HttpEffect, HttpServerRequest, HttpServerResponse } from "effect/http"
import { millisecondsInDay } from "date-fns/constants"
import { hashOf, newToken } from "../secrets/secrets.ts"

const cookie = "__Host-device"

/** Outlasts a cart, and so any retry of its order. */
const holds = 7 * millisecondsInDay

/** A key's sender, as hashes: the device, by its own cookie, and the customer. */
export interface Sender {
  readonly deviceHash: Uint8Array | null
  readonly customerHash: Uint8Array | null
}

/** The sender of the current request. */
export const senderOf = (caller: Caller) =>
  Effect.map(HttpServerRequest.HttpServerRequest, ({ cookies }): Sender => {
    const device = cookies[cookie]
    const customerId = customerOf(caller)
    return {
      deviceHash: device === undefined || device === "" ? null : hashOf(`device ${device}`),
      customerHash: customerId === null ? null : hashOf(`customer ${customerId}`),
    }
  })

/**
 * Gives the device a cookie of its own, or renews it. A shop asks for a price before it orders, so it has the cookie
 * before it sends a key; the cookie says only that two calls come from one device.
 */
export const giveDeviceCookie = Effect.flatMap(HttpServerRequest.HttpServerRequest, ({ cookies }) => {
  const token = cookies[cookie] || newToken()
  return HttpEffect.appendPreResponseHandler((_request, response) =>
    Effect.succeed(
      HttpServerResponse.setCookieUnsafe(response, cookie, token, {
        path: "/",
        httpOnly: true,
        secure: true,
        sameSite: "lax",
        maxAge: holds,
      }),
    ),
  )
})

/**
 * Whether this sender may reuse a key: from the same device, or by the same customer. A key that came without a
 * cookie and without a session is bound to nothing but itself.
 */
export const isSameSender = (first: Sender, now: Sender): boolean => {
  if (first.deviceHash === null && first.customerHash === null) return true
  return isKnownSender(first, now)
}

/** Whether this device or customer sent the key; always `false` for a key that came with neither. */
export const isKnownSender = (first: Sender, now: Sender): boolean =>
  isSame(first.deviceHash, now.deviceHash) || isSame(first.customerHash, now.customerHash)

const isSame = (one: Uint8Array | null, other: Uint8Array | null): boolean =>
  one !== null && other !== null && Buffer.compare(one, other) === 0
