import { Effect } from "effect"
import { HttpEffect, HttpServerRequest, HttpServerResponse } from "effect/http"
import { timingSafeEqual } from "node:crypto"
import { ServerSecret } from "../ServerSecret.ts"
import { Settings } from "../settings.ts"
import { proofHolds } from "./limits.ts"

const cookie = "__Host-phone-proof"

const set = (value: string, maxAge: number) =>
  HttpEffect.appendPreResponseHandler((_request, response) =>
    Effect.succeed(
      HttpServerResponse.setCookieUnsafe(response, cookie, value, {
        path: "/",
        httpOnly: true,
        secure: true,
        sameSite: "lax",
        maxAge,
      }),
    ),
  )

/** Gives who has just proven a phone number a cookie that says so, signed, for the registration that follows. */
export const givePhoneProof = Effect.fnUntraced(function* (phone: string) {
  const { keyed } = yield* ServerSecret
  const until = String((yield* Settings).now() + proofHolds)
  const signature = keyed("phone proof", phone, until).toString("base64url")
  yield* set([phone.slice(1), until, signature].join("."), proofHolds)
})

/** Takes the cookie back: the number has its account. */
export const dropPhoneProof = set("", 0)

/** The phone number that the caller has proven, E.164; `null` when there is no proof that still holds. */
export const provenPhone = Effect.gen(function* () {
  const { cookies } = yield* HttpServerRequest.HttpServerRequest
  const { keyed } = yield* ServerSecret
  const [digits = "", until = "", signature = ""] = (cookies[cookie] ?? "").split(".")
  const expected = keyed("phone proof", `+${digits}`, until)
  const given = Buffer.from(signature, "base64url")
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
  return isSigned && Number(until) > (yield* Settings).now() ? `+${digits}` : null
})
