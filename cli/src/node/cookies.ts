/** A terminal's cookies of one server, for as long as a command runs. */
export interface Cookies {
  readonly read: (name: string) => string | null
  readonly drop: (name: string) => void
  /** What a call brings along; nothing while there are no cookies. */
  readonly headers: () => Readonly<Record<string, string>>
  /** Keeps what an answer sets, and forgets what it takes back. */
  readonly take: (headers: Headers) => void
}

/** No cookies yet. */
export const makeCookies = (): Cookies => {
  const kept = new Map<string, string>()
  return {
    read: (name) => kept.get(name) ?? null,
    drop: (name) => void kept.delete(name),
    headers: () => (kept.size === 0 ? {} : { cookie: [...kept].map(([name, value]) => `${name}=${value}`).join("; ") }),
    take: (headers) => {
      for (const line of headers.getSetCookie()) {
        const [pair = "", ...attributes] = line.split(";")
        const at = pair.indexOf("=")
        const name = pair.slice(0, at).trim()
        if (attributes.some((text) => /^\s*max-age=0\s*$/i.test(text))) kept.delete(name)
        else kept.set(name, pair.slice(at + 1).trim())
      }
    },
  }
}
