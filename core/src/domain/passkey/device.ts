import type { MadePasskey, UsedPasskey } from "./wire.ts"
import type { Passkey } from "./model.ts"

/** Why a device did not make or use a passkey. */
export type DeviceRefusal =
  /** The customer declined or did not answer, or the device has no passkey of this shop; browsers do not tell which. */
  | { readonly _tag: "NotGiven" }
  /** The device has a passkey of this account already. */
  | { readonly _tag: "AlreadyHere" }
  /** The browser or the device does not support passkeys with user verification. */
  | { readonly _tag: "Unsupported" }
  /** Anything else that went wrong on the device. */
  | { readonly _tag: "Broken" }

/** A device's answer to a request to make a passkey. */
export type Making = { readonly _tag: "Made"; readonly made: MadePasskey } | DeviceRefusal

/** A device's answer to a request to use a passkey. */
export type Using = { readonly _tag: "Used"; readonly used: UsedPasskey } | DeviceRefusal

/** How adding a passkey ended, apart from failures of the server. */
export type PasskeyAdding = { readonly _tag: "Added"; readonly passkey: Passkey } | DeviceRefusal

/** How a login with a passkey ended, apart from failures of the server. The signed data stays in the service. */
export type PasskeyLoggingIn = { readonly _tag: "LoggedIn" } | DeviceRefusal
