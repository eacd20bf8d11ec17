import type { PasskeysContext } from "./view.ts"

/** The context before the device or the server was asked. */
export const unread: PasskeysContext = { isSupported: null, passkeys: null, chosen: null, said: null }
