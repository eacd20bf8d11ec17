import { Effect } from "effect"
import { HttpEffect, HttpServerRequest, HttpServerResponse } from "effect/http"
import { timingSafeEqual } from "node:crypto"
import { ServerSecret } from "../secrets/ServerSecret.ts"
import { Settings } from "../settings/Settings.ts"

/** A cookie, signed by the server, with the phone number that its device has proven. */
export const signedPhone = ({
  cookie,
  purpose,
  holds,
}: {
  readonly cookie: string
  /** Signatures of another purpose are not accepted. */
  readonly purpose: string
  /** The lifetime in milliseconds. */
  readonly holds: number
}) => {
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
  return {
    /** Sets the cookie for an E.164 number. */
    give: Effect.fnUntraced(function* (phone: string) {
      const { keyed } = yield* ServerSecret
      const until = String((yield* Settings).now() + holds)
      const signature = keyed(purpose, phone, until).toString("base64url")
      yield* set([phone.slice(1), until, signature].join("."), holds)
    }),
    /** Deletes the cookie. */
    drop: set("", 0),
    /** The number of the caller's cookie, E.164; `null` without a valid one. */
    read: Effect.gen(function* () {
      const { cookies } = yield* HttpServerRequest.HttpServerRequest
      const { keyed } = yield* ServerSecret
      const [digits = "", until = "", signature = ""] = (cookies[cookie] ?? "").split(".")
      const expected = keyed(purpose, `+${digits}`, until)
      const given = Buffer.from(signature, "base64url")
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
      return isSigned && Number(until) > (yield* Settings).now() ? `+${digits}` : null
    }),
  }
}
