import type { Allowed } from "@skorpe/core/consent"
import type { Shop } from "../app/shopContext.ts"
import { readCookies, writeCookie } from "../services/cookies.ts"
import { dataLayer, tagManagerAddress } from "./dataLayer.ts"

const word = (isAllowed: boolean) => (isAllowed ? "granted" : "denied")

/**
 * What is allowed, in the words of tag managers, which tell their orders from events by the kind of list they come in. The
 * first stands before all that was counted.
 */
const sayConsent = (kind: "default" | "update", { statistics, marketing }: Allowed): void => {
  const order = function (..._words: readonly unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params -- an array would be taken for something else
    dataLayer()[kind === "default" ? "unshift" : "push"](arguments)
  }
  order("consent", kind, {
    analytics_storage: word(statistics),
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: word(marketing),
  })
}

/** What counting left in the browser goes with the consent for it. */
const dropTraces = (): void => {
  for (const [name = ""] of readCookies()
    .split("; ")
    .map((cookie) => cookie.split("="))) {
    if (/^_(ga|gid|gcl|fbp)/.test(name)) writeCookie(`${name}=; Max-Age=0; Path=/`)
  }
}

const isAny = ({ statistics, marketing }: Allowed): boolean => statistics || marketing

/**
 * Loads the configured tag manager once the customer allows something that it does, and tells it what; nothing of it is
 * asked for before (SPEC §7.5). What has been loaded learns of a no, and is not loaded on the next page.
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
    sayConsent(isLoaded ? "update" : "default", allowed)
    if (!isAny(allowed)) dropTraces()
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
