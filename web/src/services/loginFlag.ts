import { readCookies, writeCookie } from "./cookies.ts"

/** Reads the login flag: a cookie that the server sets beside the session's HttpOnly cookie (DECISIONS §12). */
export const readFlag = (): string | null => (/(?:^|;\s*)logged-in=1(?:;|$)/.test(readCookies()) ? "1" : null)

/** Deletes the login flag when the session is over. Only the server sets it. */
export const dropFlag = (text: string | null): void => {
  if (text === null) writeCookie("logged-in=; Max-Age=0; Path=/; SameSite=Lax")
}
