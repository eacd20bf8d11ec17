/** The cookies of one server by name, for a client without a browser. */
export type Cookies = Map<string, string>

/** The `Cookie` header of a request; absent while there are no cookies. */
export const cookieHeaders = (cookies: ReadonlyMap<string, string>): Readonly<Record<string, string>> =>
  cookies.size === 0 ? {} : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") }

/** Applies a response's `Set-Cookie` lines: stores cookies, and deletes expired ones. */
export const takeCookies = (cookies: Cookies, lines: readonly string[]): void => {
  for (const line of lines) {
    const [pair = "", ...attributes] = line.split(";")
    const at = pair.indexOf("=")
    const name = pair.slice(0, at).trim()
    if (attributes.some((text) => /^\s*max-age=0\s*$/i.test(text))) cookies.delete(name)
    else cookies.set(name, pair.slice(at + 1).trim())
  }
}
