import type { MadePasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from "@skorpe/core/domain/passkey"
import { Context, type Effect } from "effect"

/** A passkey as the server keeps it. */
export interface Credential {
  readonly credentialId: string
  readonly publicKey: Uint8Array
  /** How often the device says that it has signed; 0 where it does not count. */
  readonly counter: number
  /** How a browser reaches the device, in WebAuthn's words. */
  readonly transports: readonly string[]
}

/** Whom a new passkey is for. */
export interface PasskeyOwner {
  readonly handle: Uint8Array
  /** What the device shows beside the passkey. */
  readonly name: string
}

/** Speaks WebAuthn: asks browsers, and checks what they sign. Keeps nothing; challenges are the caller's. */
export class WebAuthn extends Context.Service<
  WebAuthn,
  {
    /** Asks for a new passkey, on a device that has none of `present`. */
    readonly askNew: (
      challenge: string,
      owner: PasskeyOwner,
      present: readonly string[],
    ) => Effect.Effect<PasskeyCreation>
    /** Asks for a login with any passkey. */
    readonly askUse: (challenge: string) => Effect.Effect<PasskeyRequest>
    /** The credential that was made for a challenge of this shop; `null` when it was not. */
    readonly readNew: (made: MadePasskey, challenge: string) => Effect.Effect<Credential | null>
    /** The counter after a login that this credential has signed for a challenge of this shop; `null` when it was not. */
    readonly readUse: (
      used: UsedPasskey,
      challenge: string,
      credential: Credential,
    ) => Effect.Effect<{ readonly counter: number } | null>
  }
>()("skorpe/server/WebAuthn") {}
