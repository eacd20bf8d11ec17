/** All cookies that scripts may read; none where the browser denies them, as it does in a page without an origin. */
export const readCookies = (): string => {
  try {
    return document.cookie
  } catch {
    return ""
  }
}

/** Has the browser keep a cookie; one that denies it is left alone: nothing that is ordered hangs on it (SPEC §3). */
export const writeCookie = (cookie: string): void => {
  try {
    document.cookie = cookie
  } catch {
    // Denied: what it would have told is asked for again on the next visit.
  }
}
