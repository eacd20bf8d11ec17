/** The site that customers' passkeys belong to. */
export interface PasskeySite {
  /** The domain that browsers bind a passkey to (WebAuthn's RP id): passkeys of another domain do not work. */
  readonly domain: string
  /** The origins of pages that may ask for one, as `https://skorpe.test`. */
  readonly origins: readonly string[]
}

/** The site at a shop's address: passkeys for its host, asked for by its pages. */
export const siteAt = (shopUrl: string): PasskeySite => {
  const { hostname, origin } = new URL(shopUrl)
  return { domain: hostname, origins: [origin] }
}

/** Whether browsers let pages of all the site's origins ask for passkeys of its domain. */
export const isPossible = ({ domain, origins }: PasskeySite): boolean =>
  origins.every((origin) => {
    const { hostname } = new URL(origin)
    return hostname === domain || hostname.endsWith(`.${domain}`)
  })

/** Whether a page of this origin may ask. On a developer's own machine each port is the shop's. */
export const isOrigin = ({ domain, origins }: PasskeySite, origin: string): boolean =>
  origins.includes(origin) || (domain === "localhost" && /^http:\/\/localhost(?::\d{1,5})?$/.test(origin))
