import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { CodeLogin, CodeWish, EmailLogin, PasswordReset, PhoneProof, ResetWish } from "../account/requests.ts"
import { SessionGrant } from "./accountAnswers.ts"
import { BadRequest, Forbidden, NotFound, TooManyRequests, Unauthorized, Unavailable } from "./errors.ts"

const nothing = HttpApiSchema.NoContent
const locked = "403 (2004) after too many tries, for 15 minutes."

/** Logging in and out, and proving who one is (SPEC §7.1, DECISIONS §12). */
export class AuthApi extends HttpApiGroup.make("auth")
  .add(
    HttpApiEndpoint.post("requestLogin", "/auth/request-login", {
      payload: CodeWish,
      success: nothing,
      error: [BadRequest, TooManyRequests, Unavailable],
    }).annotate(
      OpenApi.Description,
      "Sends a code of six digits by SMS, good for 10 minutes and one use; an earlier one is good no more. The answer is " +
        "the same whether or not the number has an account. 1031: no phone number; 4037: blocked; 429 (4034): five " +
        "codes a day and number, and so many for a caller and for all.",
    ),
    HttpApiEndpoint.post("login", "/auth/login", {
      payload: CodeLogin,
      success: SessionGrant,
      error: [BadRequest, Forbidden, NotFound, Unavailable],
    }).annotate(
      OpenApi.Description,
      "Begins a session with a code: its cookie comes with the answer. A wrong, used or expired code is 400 (4038). " +
        "A right code of a number without account is 404 (3009), with a cookie that proves the number to " +
        `/user/create for 30 minutes. ${locked}`,
    ),
    HttpApiEndpoint.post("verifyPhone", "/auth/verify-phone", {
      payload: PhoneProof,
      success: nothing,
      error: [BadRequest, Unauthorized, Forbidden, Unavailable],
    }).annotate(
      OpenApi.Description,
      "Proves a phone number with a code, as /user/create wants it: the proof is a cookie of 30 minutes. A wrong code is " +
        `401 (4038), the only 401 that ends no session. ${locked}`,
    ),
    HttpApiEndpoint.post("loginEmail", "/auth/login-email", {
      payload: EmailLogin,
      success: SessionGrant,
      error: [BadRequest, Forbidden, Unavailable],
    }).annotate(
      OpenApi.Description,
      `Begins a session with e-mail and password. Whatever is wrong is 400 (2001). ${locked}`,
    ),
    HttpApiEndpoint.post("logout", "/auth/logout", { success: nothing, error: Unavailable }).annotate(
      OpenApi.Description,
      "Ends the session of the cookie, if there is one, and takes the cookies back.",
    ),
    HttpApiEndpoint.post("refresh", "/auth/refresh", {
      success: SessionGrant,
      error: [Unauthorized, Unavailable],
    }).annotate(OpenApi.Description, "Renews the session once it is 30 minutes old. 401 (1016): it is over."),
    HttpApiEndpoint.post("requestReset", "/auth/request-reset", {
      payload: ResetWish,
      success: nothing,
      error: [BadRequest, TooManyRequests, Unavailable],
    }).annotate(
      OpenApi.Description,
      "Sends a link for a new password, good for an hour and one use. The answer is the same whether or not the address " +
        "has an account. 1009: no e-mail address; 429 (2004): five mails a day and address, and so many for a caller.",
    ),
    HttpApiEndpoint.post("reset", "/auth/reset", {
      payload: PasswordReset,
      success: nothing,
      error: [BadRequest, Forbidden, Unavailable],
    }).annotate(
      OpenApi.Description,
      "Sets a new password and ends the account's other sessions. A token that does not fit is 400 (3013), a wrong old " +
        `password 400 (1019). ${locked}`,
    ),
  )
  .annotate(OpenApi.Description, "Logging in and out") {}
