import { sessionCookie } from "@skorpe/core/api"
import { sessionLife } from "@skorpe/core/domain/account"
import { Effect } from "effect"
import { HttpEffect, HttpServerRequest, HttpServerResponse } from "effect/http"

const flag = "logged-in"

const set = (token: string, flagText: string, maxAge: number) =>
  HttpEffect.appendPreResponseHandler((_request, response) =>
    Effect.succeed(
      HttpServerResponse.setCookiesUnsafe(response, [
        [sessionCookie.key, token, { path: "/", httpOnly: true, secure: true, sameSite: "lax", maxAge }],
        // Only says that there is a session: the page's own scripts may read it (DECISIONS §12).
        [flag, flagText, { path: "/", sameSite: "lax", maxAge }],
      ]),
    ),
  )

/** Sets a session's cookies on the response. */
export const giveSessionCookies = (token: string) => set(token, "1", sessionLife.holds)

/** Deletes a session's cookies with the response. */
export const dropSessionCookies = set("", "", 0)

/** The session cookie that the caller sent; `null` for a guest. */
export const sentSession = Effect.map(HttpServerRequest.HttpServerRequest, ({ cookies }) => {
  const token = cookies[sessionCookie.key]
  return token === undefined || token === "" ? null : token
})
