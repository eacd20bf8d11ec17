import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { CodeLogin, CodeWish, EmailLogin, PasswordReset, PhoneProof, ResetWish } from "../domain/account/requests.ts"
import { BotChallenge, BotCheckPurpose } from "../domain/botCheck/model.ts"
import { PasskeyLogin } from "../domain/passkey/wire.ts"
import { PasskeyRequest, SessionGrant } from "./accountAnswers.ts"
import { BadRequest, Forbidden, NotFound, TooManyRequests, Unauthorized, Unavailable } from "./errors.ts"
import { botCheckHeader } from "./headers.ts"
import { passkeyPaths } from "./passkeyPaths.ts"
import { paths } from "./paths.ts"

const nothing = HttpApiSchema.NoContent
const locked = "403 (2004) after too many tries, for 15 minutes."

/** Login, logout and proof of identity (SPEC §7.1, DECISIONS §12). */
export class AuthApi extends HttpApiGroup.make("auth")
  .add(
    HttpApiEndpoint.get("botCheck", paths.auth.botCheck, {
      params: { purpose: BotCheckPurpose },
      success: BotChallenge,
      error: Unavailable,
    }).annotate(
      OpenApi.Description,
      "What a client has to do before a call that sends a code by SMS: nothing, or to solve a puzzle of altcha-lib " +
        `(\`PBKDF2/SHA-256\`). The proof goes into the header \`${botCheckHeader}\` of that call: the Base64 of ` +
        '`{"challenge":…,"solution":{"counter":…,"derivedKey":…}}` as JSON. It counts once, for this purpose, within ' +
        "`holds` milliseconds. A call without a proof that counts is not refused; stricter limits hold for it.",
    ),
    HttpApiEndpoint.post("requestLogin", paths.auth.requestLogin, {
      headers: { [botCheckHeader]: Schema.optionalKey(Schema.String) },
      payload: CodeWish,
      success: nothing,
      error: [BadRequest, TooManyRequests, Unavailable],
    }).annotate(
      OpenApi.Description,
      "Sends a six-digit code by SMS, valid for 10 minutes and one use; earlier codes become invalid. The response does " +
        "not reveal whether the number has an account. 1031: invalid phone number; 4037: blocked; 429 (4034): more than " +
        "five codes a day for the number, or a limit for the caller or for all callers; fewer without a bot check.",
    ),
    HttpApiEndpoint.post("login", paths.auth.login, {
      payload: CodeLogin,
      success: SessionGrant,
      error: [BadRequest, Forbidden, NotFound, Unavailable],
    }).annotate(
      OpenApi.Description,
      "Starts a session with a code and sets its cookie. A wrong, used or expired code is 400 (4038). " +
        "A correct code for a number without an account is 404 (3009), with a cookie that proves the number to " +
        `/user/create for 30 minutes. ${locked}`,
    ),
    HttpApiEndpoint.post("verifyPhone", paths.auth.verifyPhone, {
      payload: PhoneProof,
      success: nothing,
      error: [BadRequest, Unauthorized, Forbidden, Unavailable],
    }).annotate(
      OpenApi.Description,
      "Proves a phone number with a code: for /user/create with a cookie that is valid for 30 minutes, and for orders " +
        "from this device (/order/create) with one that is valid for 90 days and ends with a logout. A wrong code is " +
        `401 (4038), the only 401 that does not end the session. ${locked}`,
    ),
    HttpApiEndpoint.post("loginEmail", paths.auth.loginEmail, {
      payload: EmailLogin,
      success: SessionGrant,
      error: [BadRequest, Forbidden, Unavailable],
    }).annotate(
      OpenApi.Description,
      `Starts a session with e-mail address and password. 400 (2001) if either is wrong. ${locked}`,
    ),
    HttpApiEndpoint.post("askPasskeyLogin", passkeyPaths.askLogin, {
      success: PasskeyRequest,
      error: [TooManyRequests, Unavailable],
    }).annotate(
      OpenApi.Description,
      "What a browser needs to log in with a passkey (WebAuthn's PublicKeyCredentialRequestOptionsJSON). It names no " +
        "customer and no passkey: the device knows its own. The challenge is valid for 5 minutes and one try. 429 (1011): " +
        "the caller's limit, or that for all callers.",
    ),
    HttpApiEndpoint.post("loginPasskey", passkeyPaths.login, {
      payload: PasskeyLogin,
      success: SessionGrant,
      error: [BadRequest, TooManyRequests, Unavailable],
    }).annotate(
      OpenApi.Description,
      "Starts a session with a passkey and sets its cookie. 400 (4038) whatever is not right with it: an unknown or removed " +
        "passkey, a used or expired challenge, another site, a wrong signature. 4037: blocked; 429 (1011): the caller's limit.",
    ),
    HttpApiEndpoint.post("logout", paths.auth.logout, { success: nothing, error: Unavailable }).annotate(
      OpenApi.Description,
      "Ends the cookie's session, if there is one, and clears the cookies.",
    ),
    HttpApiEndpoint.post("refresh", paths.auth.refresh, {
      success: SessionGrant,
      error: [Unauthorized, Unavailable],
    }).annotate(
      OpenApi.Description,
      "Renews the session once it is 30 minutes old. 401 (1016): the session has ended.",
    ),
    HttpApiEndpoint.post("requestReset", paths.auth.requestReset, {
      payload: ResetWish,
      success: nothing,
      error: [BadRequest, TooManyRequests, Unavailable],
    }).annotate(
      OpenApi.Description,
      "Sends a link to set a new password, valid for an hour and one use. The response does not reveal whether the " +
        "address has an account. 1009: invalid e-mail address; 429 (2004): more than five mails a day for the address, " +
        "or the caller's limit.",
    ),
    HttpApiEndpoint.post("reset", paths.auth.reset, {
      payload: PasswordReset,
      success: nothing,
      error: [BadRequest, Forbidden, Unavailable],
    }).annotate(
      OpenApi.Description,
      "Sets a new password and ends the account's other sessions. An invalid token is 400 (3013), a wrong old " +
        "password 400 (1019). For an hour a repeat is no failure: with a used token whose password the account has, or " +
        `from the session that changed it to this one. ${locked}`,
    ),
  )
  .annotate(OpenApi.Description, "Logging in and out") {}
