/** The query with which a login leads back to an address. */
export const redirectTo = (path: string): string => `?redirect=${encodeURIComponent(path)}`
