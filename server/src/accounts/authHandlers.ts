import { botCheckHeader, SkorpeApi } from "@skorpe/core/api"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { BotCheck } from "../botCheck/BotCheck.ts"
import { unlessStorage } from "../database/unlessStorage.ts"
import { sessionOver } from "./callers.ts"
import { sendCode } from "./codes.ts"
import { forgetKnownPhone } from "./knownPhone.ts"
import { logInWithCode, logInWithEmail, verifyPhone } from "./logIn.ts"
import { askPasskeyLogin, logInWithPasskey } from "./passkeyLogin.ts"
import { phoneIn, refuseBlocked } from "./phones.ts"
import { resetWithPassword, resetWithToken, requestReset } from "./resetPassword.ts"
import { dropSessionCookies, sentSession } from "./sessionCookies.ts"
import { endSession, renewSession } from "./sessions.ts"

/** The endpoints of logging in and out. */
export const AuthHandlers = HttpApiBuilder.group(SkorpeApi, "auth", (handlers) =>
  handlers.handleAll({
    botCheck: ({ params }) => Effect.flatMap(BotCheck, ({ ask }) => ask(params.purpose)),
    requestLogin: Effect.fnUntraced(function* ({ headers, payload }) {
      const phone = yield* phoneIn(payload.phone)
      yield* refuseBlocked(phone)
      yield* sendCode({ _tag: "Login" }, phone, headers[botCheckHeader])
    }, unlessStorage),
    login: ({ payload }) => unlessStorage(logInWithCode(payload.phone, payload.code, payload.origin)),
    verifyPhone: ({ payload }) => unlessStorage(verifyPhone(payload.phoneNumber, payload.code)),
    loginEmail: ({ payload }) => unlessStorage(logInWithEmail(payload.email, payload.password)),
    askPasskeyLogin: () => unlessStorage(askPasskeyLogin),
    loginPasskey: ({ payload }) => unlessStorage(logInWithPasskey(payload)),
    logout: Effect.fnUntraced(function* () {
      const token = yield* sentSession
      if (token !== null) yield* endSession(token)
      yield* dropSessionCookies
      yield* forgetKnownPhone
    }, unlessStorage),
    refresh: Effect.fnUntraced(function* () {
      const token = yield* sentSession
      return (token === null ? null : yield* renewSession(token)) ?? (yield* sessionOver)
    }, unlessStorage),
    requestReset: ({ payload }) => unlessStorage(requestReset(payload.email)),
    reset: ({ payload }) =>
      unlessStorage(
        "token" in payload
          ? resetWithToken(payload.email, payload.token, payload.newPassword)
          : resetWithPassword(payload.email, payload.oldPassword, payload.newPassword),
      ),
  }),
)
