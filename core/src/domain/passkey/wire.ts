import { Schema } from "effect"
import { CleanText } from "../text/model.ts"

// The JSON of WebAuthn: options as browsers read them, and credentials as browsers write them. Other fields are
// neither sent nor read.

const base64Url = (most: number) => CleanText.check(Schema.isBetweenLength(1, most)).check(Schema.isPattern(/^[\w-]+$/))

const credentialId = base64Url(1400)
const publicKey = Schema.Literal("public-key")
const transports = Schema.Array(CleanText.check(Schema.isMaxLength(40))).check(Schema.isMaxLength(10))

/** The options with which a browser makes a passkey. */
export const PasskeyCreation = Schema.Struct({
  challenge: base64Url(200),
  rp: Schema.Struct({ id: Schema.String, name: Schema.String }),
  /** `id` is random, so that it does not reveal the customer. */
  user: Schema.Struct({ id: base64Url(100), name: Schema.String, displayName: Schema.String }),
  pubKeyCredParams: Schema.Array(Schema.Struct({ type: publicKey, alg: Schema.Int })),
  timeout: Schema.Int,
  attestation: Schema.Literal("none"),
  /** The customer's passkeys: a device that has one of them does not make another. */
  excludeCredentials: Schema.Array(Schema.Struct({ type: publicKey, id: credentialId })),
  authenticatorSelection: Schema.Struct({
    residentKey: Schema.Literal("required"),
    requireResidentKey: Schema.Literal(true),
    userVerification: Schema.Literal("required"),
  }),
})
export type PasskeyCreation = typeof PasskeyCreation.Type

/** The options with which a browser uses a passkey; they name no customer and no credential. */
export const PasskeyRequest = Schema.Struct({
  challenge: base64Url(200),
  rpId: Schema.String,
  timeout: Schema.Int,
  userVerification: Schema.Literal("required"),
})
export type PasskeyRequest = typeof PasskeyRequest.Type

/** `POST /user/passkeys`: a passkey that a browser has made. */
export const MadePasskey = Schema.Struct({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: Schema.Struct({
    clientDataJSON: base64Url(4000),
    attestationObject: base64Url(20_000),
    transports: Schema.optionalKey(transports),
  }),
}).annotate({
  examples: [
    {
      id: "q83vASNFZ4k",
      rawId: "q83vASNFZ4k",
      type: "public-key",
      response: {
        clientDataJSON: "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
        attestationObject: "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVg",
        transports: ["internal", "hybrid"],
      },
    },
  ],
})
export type MadePasskey = typeof MadePasskey.Type

/** A passkey that a browser has used: `signature` proves it, `userHandle` is the `user.id` it was made for. */
export const UsedPasskey = Schema.Struct({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: Schema.Struct({
    clientDataJSON: base64Url(4000),
    authenticatorData: base64Url(4000),
    signature: base64Url(20_000),
    userHandle: base64Url(100),
  }),
})
export type UsedPasskey = typeof UsedPasskey.Type

/** `POST /auth/login-passkey`: `origin` is `web`, or the name of a native platform. */
export const PasskeyLogin = Schema.Struct({
  credential: UsedPasskey,
  origin: CleanText.check(Schema.isMaxLength(40)),
}).annotate({
  examples: [
    {
      credential: {
        id: "q83vASNFZ4k",
        rawId: "q83vASNFZ4k",
        type: "public-key",
        response: {
          clientDataJSON: "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
          authenticatorData: "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ",
          signature: "MEUCIQDx",
          userHandle: "Zm9yLW9uZQ",
        },
      },
      origin: "web",
    },
  ],
})
export type PasskeyLogin = typeof PasskeyLogin.Type
