import { readCookies, writeCookie } from "./cookies.ts"

/** The flag of a session is a cookie that the server sets beside the one that no script can read (DECISIONS §12). */
export const readFlag = (): string | null => (/(?:^|;\s*)logged-in=1(?:;|$)/.test(readCookies()) ? "1" : null)

/** Forgets the flag where the session is over; a flag that is written is the server's to write. */
export const dropFlag = (text: string | null): void => {
  if (text === null) writeCookie("logged-in=; Max-Age=0; Path=/; SameSite=Lax")
}
