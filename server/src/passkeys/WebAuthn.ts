import type { MadePasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from "@skorpe/core/domain/passkey"
import { Context, type Effect } from "effect"

/** A passkey as the server keeps it. */
export interface Credential {
  readonly credentialId: string
  readonly publicKey: Uint8Array
  /** The signature counter that the device reports; 0 if it does not count. */
  readonly counter: number
  /** How a browser reaches the device: WebAuthn's transports. */
  readonly transports: readonly string[]
}

/** The customer that a new passkey is for. */
export interface PasskeyOwner {
  readonly handle: Uint8Array
  /** The text that the device shows beside the passkey. */
  readonly name: string
}

/**
 * WebAuthn: makes the options for browsers, and verifies what they sign. Stores nothing; the caller keeps challenges.
 */
export class WebAuthn extends Context.Service<
  WebAuthn,
  {
    /** Options that ask for a new passkey, on a device that has none of `present`. */
    readonly askNew: (
      challenge: string,
      owner: PasskeyOwner,
      present: readonly string[],
    ) => Effect.Effect<PasskeyCreation>
    /** Options that ask for a login with any passkey. */
    readonly askUse: (challenge: string) => Effect.Effect<PasskeyRequest>
    /** The credential that was made for a challenge of this shop; `null` if verification fails. */
    readonly readNew: (made: MadePasskey, challenge: string) => Effect.Effect<Credential | null>
    /**
     * The counter after a login that this credential signed for a challenge of this shop; `null` if verification fails.
     */
    readonly readUse: (
      used: UsedPasskey,
      challenge: string,
      credential: Credential,
    ) => Effect.Effect<{ readonly counter: number } | null>
  }
>()("skorpe/server/WebAuthn") {}
