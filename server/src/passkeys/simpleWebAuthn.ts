import { PasskeyCreation, PasskeyRequest } from "@skorpe/core/domain/passkey"
import { minutesToMilliseconds } from "date-fns/minutesToMilliseconds"
import { Effect, Layer, Schema } from "effect"
import { readClientData } from "./clientData.ts"
import { isOrigin, type PasskeySite } from "./PasskeySite.ts"
import { type PasskeyOwner, WebAuthn } from "./WebAuthn.ts"

/** Milliseconds that a customer has to answer their device's prompt. */
export const answerTime = minutesToMilliseconds(5)

/** EdDSA, ES256 and RS256: named here, because the library's own choice depends on the version of Node. */
const algorithms = [-8, -7, -257]

// Loaded on demand: few visits need it, so the server's start does not wait for it.
const library = Effect.promise(() => import("@simplewebauthn/server"))

const bytesOf = (base64Url: string) => new Uint8Array(Buffer.from(base64Url, "base64url"))

const decodeCreation = Schema.decodeUnknownEffect(PasskeyCreation)
const decodeRequest = Schema.decodeUnknownEffect(PasskeyRequest)

/** The library throws when it refuses a wrong signature, origin, domain or counter. */
const nullIfRefused = <A>(verify: () => Promise<A>): Effect.Effect<A | null> =>
  Effect.tryPromise(verify).pipe(
    Effect.catch((refusal) => Effect.as(Effect.logDebug("a passkey was refused", refusal), null)),
  )

/**
 * WebAuthn by @simplewebauthn/server. The device has to verify the customer, as a passkey is the only factor of a
 * login.
 */
export const simpleWebAuthn = (site: PasskeySite): Layer.Layer<WebAuthn> => {
  const { domain } = site
  /** The origin to expect: the one that signed, if it is the shop's. */
  const originIn = (clientDataJSON: string): string[] => {
    const origin = readClientData(clientDataJSON)?.origin
    return origin !== undefined && isOrigin(site, origin) ? [origin] : []
  }
  return Layer.succeed(WebAuthn, {
    askNew: Effect.fnUntraced(function* (
      challenge: string,
      { handle, name }: PasskeyOwner,
      present: readonly string[],
    ) {
      const { generateRegistrationOptions } = yield* library
      const options = yield* Effect.promise(() =>
        generateRegistrationOptions({
          rpName: "Skorpe",
          rpID: domain,
          userName: name,
          userDisplayName: name,
          userID: new Uint8Array(handle),
          challenge: bytesOf(challenge),
          timeout: answerTime,
          attestationType: "none",
          excludeCredentials: present.map((id) => ({ id })),
          authenticatorSelection: { residentKey: "required", userVerification: "required" },
          supportedAlgorithmIDs: algorithms,
        }),
      )
      return yield* decodeCreation(options)
    }, Effect.orDie),
    askUse: Effect.fnUntraced(function* (challenge: string) {
      const { generateAuthenticationOptions } = yield* library
      const options = yield* Effect.promise(() =>
        generateAuthenticationOptions({
          rpID: domain,
          challenge: bytesOf(challenge),
          timeout: answerTime,
          userVerification: "required",
        }),
      )
      return yield* decodeRequest(options)
    }, Effect.orDie),
    readNew: Effect.fnUntraced(function* (made, challenge) {
      const { verifyRegistrationResponse } = yield* library
      const { transports, ...response } = made.response
      const found = yield* nullIfRefused(() =>
        verifyRegistrationResponse({
          response: { ...made, response, clientExtensionResults: {} },
          expectedChallenge: challenge,
          expectedOrigin: originIn(response.clientDataJSON),
          expectedRPID: domain,
          supportedAlgorithmIDs: algorithms,
          requireUserVerification: true,
        }),
      )
      if (found === null || !found.verified) return null
      const { id, publicKey, counter } = found.registrationInfo.credential
      return { credentialId: id, publicKey, counter, transports: transports ?? [] }
    }),
    readUse: Effect.fnUntraced(function* (used, challenge, { credentialId, publicKey, counter }) {
      const { verifyAuthenticationResponse } = yield* library
      const found = yield* nullIfRefused(() =>
        verifyAuthenticationResponse({
          response: { ...used, clientExtensionResults: {} },
          expectedChallenge: challenge,
          expectedOrigin: originIn(used.response.clientDataJSON),
          expectedRPID: domain,
          credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
          requireUserVerification: true,
        }),
      )
      return found?.verified === true ? { counter: found.authenticationInfo.newCounter } : null
    }),
  })
}
