import type { DeviceRefusal } from "@skorpe/core/domain/passkey"
import type { DevicePasskeys } from "@skorpe/core/services"
import { Effect } from "effect"

const library = () => import("@simplewebauthn/browser")

/** The same check as the library's, without loading it: the login checks before a passkey is used. */
const isSupported = (): boolean => typeof globalThis.PublicKeyCredential === "function"

const notGiven: DeviceRefusal = { _tag: "NotGiven" }
const unsupported: DeviceRefusal = { _tag: "Unsupported" }
const broken: DeviceRefusal = { _tag: "Broken" }

/** What a browser's refusal means. By specification, a customer's refusal and a missing passkey are the same error. */
export const refusalOf = (error: unknown): DeviceRefusal => {
  switch (error instanceof Error ? error.name : "") {
    case "NotAllowedError":
    case "AbortError":
      return notGiven
    case "InvalidStateError":
      return { _tag: "AlreadyHere" }
    case "NotSupportedError":
    case "ConstraintError":
      return unsupported
    default:
      return broken
  }
}

type Library = Awaited<ReturnType<typeof library>>

/** Lets the browser ask the customer. Interrupting the effect also cancels the browser's question. */
const ask = <A>(question: (loaded: Library) => Promise<A | DeviceRefusal>): Effect.Effect<A | DeviceRefusal> => {
  if (!isSupported()) return Effect.succeed(unsupported)
  return Effect.callback((resume) => {
    let isLeft = false
    const answer = async (): Promise<A | DeviceRefusal> => {
      try {
        const loaded = await library()
        return isLeft ? notGiven : await question(loaded)
      } catch (error) {
        return refusalOf(error)
      }
    }
    void answer().then((given) => resume(Effect.succeed(given)))
    return Effect.promise(async () => {
      isLeft = true
      const { WebAuthnAbortService } = await library()
      WebAuthnAbortService.cancelCeremony()
    })
  })
}

/** The browser's passkeys, by @simplewebauthn/browser. */
export const devicePasskeys: DevicePasskeys = {
  isSupported: Effect.sync(isSupported),
  make: (options) =>
    ask(async ({ startRegistration }) => {
      const { id, rawId, response } = await startRegistration({
        optionsJSON: {
          ...options,
          pubKeyCredParams: [...options.pubKeyCredParams],
          excludeCredentials: [...options.excludeCredentials],
        },
      })
      const { clientDataJSON, attestationObject, transports = [] } = response
      return {
        _tag: "Made" as const,
        made: {
          id,
          rawId,
          type: "public-key" as const,
          response: { clientDataJSON, attestationObject, transports },
        },
      }
    }),
  use: (options) =>
    ask(async ({ startAuthentication }) => {
      const { id, rawId, response } = await startAuthentication({ optionsJSON: options })
      const { clientDataJSON, authenticatorData, signature, userHandle } = response
      // Every passkey has a user handle; without it the server could not tell whose passkey it is.
      if (userHandle === undefined) return broken
      return {
        _tag: "Used" as const,
        used: {
          id,
          rawId,
          type: "public-key" as const,
          response: { clientDataJSON, authenticatorData, signature, userHandle },
        },
      }
    }),
}
