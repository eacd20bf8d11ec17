/** The paths of passkeys, in a file of their own, because every page loads the others. */
export const passkeyPaths = {
  askLogin: "/auth/passkey-options",
  login: "/auth/login-passkey",
  list: "/user/passkeys",
  ask: "/user/passkeys/options",
  remove: "/user/passkeys/:id/remove",
} as const
