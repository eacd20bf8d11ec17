import type { Allowed } from "@skorpe/core/domain/consent"
import type { Shop } from "../shop/shopContext.ts"
import { readCookies, writeCookie } from "../services/cookies.ts"
import { dataLayer, tagManagerAddress } from "../services/dataLayer.ts"

const word = (isAllowed: boolean) => (isAllowed ? "granted" : "denied")

/**
 * Puts a consent command into the data layer, the default before all events. It must be an `arguments` object: tag
 * managers read an array or an object as an event.
 */
const pushConsent = (kind: "default" | "update", { statistics, marketing }: Allowed): void => {
  const order = function (..._words: readonly unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params -- a command must be an `arguments` object
    dataLayer()[kind === "default" ? "unshift" : "push"](arguments)
  }
  order("consent", kind, {
    analytics_storage: word(statistics),
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: word(marketing),
  })
}

/** Deletes the cookies that analytics and advertising scripts have set. */
const deleteCookies = (): void => {
  for (const [name = ""] of readCookies()
    .split("; ")
    .map((cookie) => cookie.split("="))) {
    if (/^_(ga|gid|gcl|fbp)/.test(name)) writeCookie(`${name}=; Max-Age=0; Path=/`)
  }
}

const isAny = ({ statistics, marketing }: Allowed): boolean => statistics || marketing

/**
 * Loads the configured tag manager once the customer consents, never before, and reports every change of consent to it
 * (SPEC §7.5). After a refusal the loaded script gets the refusal, and the next page does not load it.
 */
export const followConsent = ({ views, subscribe }: Shop): void => {
  const address = tagManagerAddress()
  if (address === null) return
  let said: Allowed = { necessary: true, statistics: false, marketing: false }
  let isLoaded = false
  const follow = (): void => {
    const { allowed } = views().consent
    if (allowed.statistics === said.statistics && allowed.marketing === said.marketing) return
    said = allowed
    if (!isLoaded && !isAny(allowed)) return
    pushConsent(isLoaded ? "update" : "default", allowed)
    if (!isAny(allowed)) deleteCookies()
    if (isLoaded) return
    isLoaded = true
    dataLayer().push({ "gtm.start": Date.now(), event: "gtm.js" })
    const script = document.createElement("script")
    script.src = address
    script.async = true
    document.head.append(script)
  }
  follow()
  subscribe(follow)
}
