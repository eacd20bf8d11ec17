import type { MadePasskey, UsedPasskey } from "./wire.ts"
import type { Passkey } from "./model.ts"

/** Why a device makes or uses no passkey. */
export type DeviceRefusal =
  /** The customer said no or nothing, or the device has no passkey of this shop; browsers do not tell which. */
  | { readonly _tag: "NotGiven" }
  /** The device has a passkey of this account already. */
  | { readonly _tag: "AlreadyHere" }
  /** The browser or the device has no passkeys, or none that make sure who holds them. */
  | { readonly _tag: "Unsupported" }
  /** Anything else that went wrong on the device. */
  | { readonly _tag: "Broken" }

/** What a device answers when it is asked to make a passkey. */
export type Making = { readonly _tag: "Made"; readonly made: MadePasskey } | DeviceRefusal

/** What a device answers when it is asked to use one. */
export type Using = { readonly _tag: "Used"; readonly used: UsedPasskey } | DeviceRefusal

/** How adding a passkey ended, apart from failures of the server. */
export type PasskeyAdding = { readonly _tag: "Added"; readonly passkey: Passkey } | DeviceRefusal

/** How a login with a passkey ended, apart from failures of the server. What was signed stays with the service. */
export type PasskeyLoggingIn = { readonly _tag: "LoggedIn" } | DeviceRefusal
