/** The paths of passkeys, apart from the others, which every page loads. */
export const passkeyPaths = {
  askLogin: "/auth/passkey-options",
  login: "/auth/login-passkey",
  list: "/user/passkeys",
  ask: "/user/passkeys/options",
  remove: "/user/passkeys/:id/remove",
} as const
