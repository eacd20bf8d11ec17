import type { PasskeysContext } from "./view.ts"

/** The context before anything is asked. */
export const unread: PasskeysContext = { isSupported: null, passkeys: null, chosen: null, said: null }
