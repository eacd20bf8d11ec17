import type { MadePasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from "@skorpe/core/domain/passkey"
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto"

/** The ways in which a dishonest page or device deviates. */
export interface Otherwise {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly counter?: number
  readonly type?: string
  /** Whether the device has verified who holds it. */
  readonly isVerified?: boolean
  readonly userHandle?: string
}

interface Held {
  readonly id: string
  readonly key: KeyObject
  readonly rpId: string
  readonly userHandle: string
  counter: number
}

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest()
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url")

// The few CBOR types that an authenticator writes.
const head = (kind: number, size: number): Buffer =>
  size < 24
    ? Buffer.from([(kind << 5) | size])
    : size < 256
      ? Buffer.from([(kind << 5) | 24, size])
      : Buffer.from([(kind << 5) | 25, size >> 8, size & 255])
const number = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (value: Uint8Array) => Buffer.concat([head(2, value.length), value])
const words = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const map = (...entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()])

/** An ES256 key in the form that authenticators send (COSE). */
const coseKey = (key: KeyObject): Buffer => {
  const { x = "", y = "" } = key.export({ format: "jwk" })
  return map(
    [number(1), number(2)],
    [number(3), number(-7)],
    [number(-1), number(1)],
    [number(-2), bytes(Buffer.from(x, "base64url"))],
    [number(-3), bytes(Buffer.from(y, "base64url"))],
  )
}

const present = 1
const verified = 4
const withCredential = 64

const dataOf = (rpId: string, flags: number, counter: number, ...rest: readonly Uint8Array[]): Buffer => {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, ...rest])
}

/**
 * A browser and its authenticator in software, at a page of this origin: it makes passkeys and signs with them as real
 * ones do, and deviates as the test says. `counts` is false for a device whose signature counter stays 0.
 */
export const softAuthenticator = (origin: string, { counts = true }: { readonly counts?: boolean } = {}) => {
  const held: Held[] = []
  const clientData = (type: string, challenge: string, otherwise: Otherwise) =>
    Buffer.from(
      JSON.stringify({
        type: otherwise.type ?? type,
        challenge: otherwise.challenge ?? challenge,
        origin: otherwise.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const flagsOf = ({ isVerified = true }: Otherwise) => present | (isVerified ? verified : 0)

  return {
    /** Makes a passkey, as `navigator.credentials.create` does. */
    make: (options: PasskeyCreation, otherwise: Otherwise = {}): MadePasskey => {
      const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
      const id = randomBytes(32)
      const rpId = otherwise.rpId ?? options.rp.id
      held.push({ id: text(id), key: privateKey, rpId, userHandle: options.user.id, counter: 0 })
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)])
      const authData = dataOf(rpId, flagsOf(otherwise) | withCredential, 0, credential)
      return {
        id: text(id),
        rawId: text(id),
        type: "public-key",
        response: {
          clientDataJSON: text(clientData("webauthn.create", options.challenge, otherwise)),
          attestationObject: text(
            map([words("fmt"), words("none")], [words("attStmt"), map()], [words("authData"), bytes(authData)]),
          ),
          transports: ["internal"],
        },
      }
    },
    /** Signs with the passkey made last, as `navigator.credentials.get` does. */
    use: (options: PasskeyRequest, otherwise: Otherwise = {}): UsedPasskey => {
      const passkey = held.at(-1)
      if (passkey === undefined) throw new Error("no passkey was made here")
      if (counts) passkey.counter += 1
      const data = clientData("webauthn.get", options.challenge, otherwise)
      const authData = dataOf(otherwise.rpId ?? passkey.rpId, flagsOf(otherwise), otherwise.counter ?? passkey.counter)
      return {
        id: passkey.id,
        rawId: passkey.id,
        type: "public-key",
        response: {
          clientDataJSON: text(data),
          authenticatorData: text(authData),
          signature: text(sign("sha256", Buffer.concat([authData, sha256(data)]), passkey.key)),
          userHandle: otherwise.userHandle ?? passkey.userHandle,
        },
      }
    },
  }
}
