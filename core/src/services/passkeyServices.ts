import { Effect, Schema } from "effect"
import { passkeyPaths as paths } from "../api/passkeyPaths.ts"
import { SessionGrant } from "../domain/account/wire.ts"
import type { PasskeyAdding, PasskeyLoggingIn } from "../domain/passkey/device.ts"
import { Passkey } from "../domain/passkey/model.ts"
import { PasskeyCreation, PasskeyRequest } from "../domain/passkey/wire.ts"
import { callApi } from "./callApi.ts"
import type { DevicePasskeys } from "./devicePasskeys.ts"
import { pathTo } from "./paths.ts"
import type { Refresh } from "./refresh.ts"
import type { Requests } from "./requests.ts"
import { sendApi } from "./sendApi.ts"
import type { CallServices } from "./serviceNeeds.ts"

/** The calls about passkeys; their services load with the first of them. */
export type PasskeyCall = "ReadPasskeySupport" | "LoadPasskeys" | "AddPasskey" | "RemovePasskey" | "LoginPasskey"

interface Needs {
  readonly requests: Requests
  readonly refresh: Refresh
  readonly origin: string
  readonly device: DevicePasskeys
}

/**
 * Executes the calls about passkeys. The server's challenge and the device's signature are passed on here: the
 * world and its log contain neither.
 */
export const makePasskeyServices = ({
  requests: { get, post, fresh },
  refresh,
  origin,
  device,
}: Needs): CallServices<PasskeyCall> => {
  const add = Effect.gen(function* () {
    const options = yield* callApi(post(pathTo(paths.ask), {}), PasskeyCreation)
    const answer = yield* device.make(options)
    if (answer._tag !== "Made") return answer
    const passkey = yield* callApi(post(pathTo(paths.list), answer.made), Passkey)
    const added: PasskeyAdding = { _tag: "Added", passkey }
    return added
  })
  const logIn = Effect.gen(function* () {
    const options = yield* callApi(post(pathTo(paths.askLogin), {}), PasskeyRequest)
    const answer = yield* device.use(options)
    if (answer._tag !== "Used") return answer
    const grant = yield* callApi(post(pathTo(paths.login), { credential: answer.used, origin }), SessionGrant)
    yield* refresh.note(grant)
    const loggedIn: PasskeyLoggingIn = { _tag: "LoggedIn" }
    return loggedIn
  })
  return {
    ReadPasskeySupport: () => device.isSupported,
    LoadPasskeys: () =>
      fresh(
        Effect.all({
          passkeys: callApi(get(pathTo(paths.list)), Schema.Array(Passkey)),
          isSupported: device.isSupported,
        }),
      ),
    AddPasskey: () => fresh(add),
    RemovePasskey: ({ id }) => fresh(Effect.as(sendApi(post(pathTo(paths.remove, { id }), {})), null)),
    LoginPasskey: () => logIn,
  }
}
