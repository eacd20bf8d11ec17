/** All cookies that scripts may read; empty where the browser denies them, as in a page without an origin. */
export const readCookies = (): string => {
  try {
    return document.cookie
  } catch {
    return ""
  }
}

/** Writes a cookie; does nothing where the browser denies it, because orders do not depend on cookies (SPEC §3). */
export const writeCookie = (cookie: string): void => {
  try {
    document.cookie = cookie
  } catch {
    // Denied: the customer is asked again on the next visit.
  }
}
