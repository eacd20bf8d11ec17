import { Effect, Schema } from "effect"
import { Profile, SessionGrant } from "../account/wire.ts"
import { ApiFailure } from "../api/failure.ts"
import { paths } from "../api/paths.ts"
import type { Language } from "../language/model.ts"
import { problemText } from "../problem/rules/problemText.ts"
import { readUnverified, readVerified, type Verification } from "../session/rules/readVerification.ts"
import type { ShopCall } from "../shop/commands.ts"
import type { Sealed } from "../vault/model.ts"
import { openSecret, Vault } from "../vault/vault.ts"
import { callApi, failureOf } from "./callApi.ts"
import type { Device } from "./device.ts"
import type { Refresh } from "./refresh.ts"
import { pathTo } from "./paths.ts"
import { readFlag } from "./sessionFlag.ts"
import { type HttpAnswer, type HttpAsk, Transport } from "./transport.ts"

interface Surroundings {
  readonly language: () => Language
  readonly origin: string
  readonly refresh: Refresh
}

type AccountCall = Extract<
  ShopCall,
  {
    readonly type:
      | "LoadUser"
      | "ReadSessionFlag"
      | "RequestLogin"
      | "Login"
      | "LoginEmail"
      | "VerifyPhone"
      | "Logout"
      | "UnsubscribeEmail"
      | "SaveDefaultStore"
  }
>
type Carried = Effect.Effect<unknown, ApiFailure, Transport | Device | Vault>

/** Sends, and answers whatever was good, read or not. */
const send = Effect.fnUntraced(function* (ask: HttpAsk): Effect.fn.Return<HttpAnswer, ApiFailure, Transport> {
  const transport = yield* Transport
  const answer = yield* transport.send(ask).pipe(Effect.mapError(() => ApiFailure.make({ _tag: "Unreachable" })))
  return answer.status < 200 || answer.status > 299 ? yield* Effect.fail(yield* failureOf(answer)) : answer
})

const decodeProfile = Schema.decodeUnknownEffect(Schema.fromJsonString(Profile))

/** Carries out the calls of a session and of a login (SPEC §7.1, §7.3). */
export const makeAccountServices = ({ language, origin, refresh }: Surroundings): ((call: AccountCall) => Carried) => {
  const headers = () => ({ "accept-language": language() })
  const post = (path: string, body: object): HttpAsk => ({
    method: "POST",
    path,
    headers: { ...headers(), "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  /** The text behind a handle; when it is gone it must be typed again (1002). */
  const open = (secret: Sealed | null): Effect.Effect<string, ApiFailure, Vault> => {
    const problems = [{ code: 1002, message: problemText(1002, language()) }]
    const again = ApiFailure.make({ _tag: "Refused", status: 400, problems })
    return secret === null ? Effect.fail(again) : openSecret(secret).pipe(Effect.mapError(() => again))
  }
  const enter = (ask: HttpAsk) => callApi(ask, SessionGrant).pipe(Effect.flatMap(refresh.note), Effect.as(null))

  const loadUser: Carried = Effect.gen(function* () {
    yield* refresh.ensure
    const { status, text } = yield* send({ method: "GET", path: "/api/user/profile", headers: headers() })
    if (status === 204 || ["", "null"].includes(text.trim())) return null
    return yield* decodeProfile(text).pipe(Effect.mapError(() => ApiFailure.make({ _tag: "Defect" })))
  })

  return (call) => {
    switch (call.type) {
      case "ReadSessionFlag":
        return readFlag
      case "LoadUser":
        return loadUser
      case "RequestLogin":
        return Effect.as(send(post("/api/auth/request-login", { phone: call.phone })), null)
      case "Login":
        return Effect.flatMap(open(call.code), (code) =>
          enter(post("/api/auth/login", { phone: call.phone, code, origin })),
        )
      case "LoginEmail":
        return Effect.flatMap(open(call.password), (password) =>
          enter(post("/api/auth/login-email", { email: call.email, password })),
        )
      case "VerifyPhone":
        return Effect.gen(function* () {
          const code = yield* open(call.code)
          return yield* send(post("/api/auth/verify-phone", { phoneNumber: call.phone, code })).pipe(
            Effect.map(({ status, text }): Verification => readVerified(status, text)),
            Effect.catch((failure) => {
              const unverified = readUnverified(failure)
              return unverified ? Effect.succeed(unverified) : Effect.fail(failure)
            }),
          )
        })
      case "SaveDefaultStore":
        return Effect.andThen(
          refresh.ensure,
          callApi(post("/api/user/update", { favoriteStore: call.storeId }), Profile),
        )
      case "UnsubscribeEmail":
        return Effect.flatMap(open(call.token), (token) =>
          Effect.as(send(post(pathTo(paths.user.unsubscribeEmail, { token }), {})), null),
        )
      case "Logout":
        return Effect.as(send(post("/api/auth/logout", {})), null)
    }
  }
}
