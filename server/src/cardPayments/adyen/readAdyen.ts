import { StartFailure } from "../../database/startFailure.ts"
import type { AdyenSettings } from "./AdyenSettings.ts"

/** `SKORPE_PAYMENTS=stand-in` together with the settings of a live shop, which would give pizzas away. */
export class StandInBesideLive extends StartFailure {
  readonly _tag = "StandInBesideLive"
}

const required = ["ADYEN_API_KEY", "ADYEN_CLIENT_KEY", "ADYEN_MERCHANT_ACCOUNT", "ADYEN_HMAC_KEY"] as const

const given = (settings: NodeJS.ProcessEnv, name: string): string | undefined => settings[name]?.trim() || undefined

/** The account at Adyen that the environment variables name; `undefined` when they name none. */
export const readAdyen = (settings: NodeJS.ProcessEnv): AdyenSettings | undefined => {
  const [apiKey, clientKey, merchantAccount, hmac] = required.map((name) => given(settings, name))
  if (!Object.keys(settings).some((name) => name.startsWith("ADYEN_") && given(settings, name) !== undefined)) {
    return undefined
  }
  const missing = required.filter((name) => given(settings, name) === undefined)
  if (!apiKey || !clientKey || !merchantAccount || !hmac) {
    throw new StartFailure(`Card payments also need ${missing.join(", ")}. Without any ADYEN_ setting there are none.`)
  }
  const environment = readEnvironment(given(settings, "ADYEN_ENVIRONMENT"))
  const livePrefix = given(settings, "ADYEN_LIVE_PREFIX") ?? null
  if (environment === "live" && livePrefix === null) {
    throw new StartFailure(
      "ADYEN_ENVIRONMENT=live also needs ADYEN_LIVE_PREFIX, the account's own part of the address.",
    )
  }
  if (livePrefix !== null && !/^[\w-]+$/.test(livePrefix)) {
    throw new StartFailure("ADYEN_LIVE_PREFIX must be letters, digits and hyphens.")
  }
  if (!clientKey.startsWith(`${environment}_`)) {
    throw new StartFailure(`ADYEN_CLIENT_KEY must begin with ${environment}_, as ADYEN_ENVIRONMENT says.`)
  }
  return {
    environment,
    apiKey,
    clientKey,
    merchantAccount,
    hmacKeys: readHmacKeys(hmac),
    livePrefix,
    standIn: false,
    send: fetch,
  }
}

const readEnvironment = (text = "test"): "test" | "live" => {
  if (text === "test" || text === "live") return text
  throw new StartFailure(`ADYEN_ENVIRONMENT must be test or live, not "${text}".`)
}

/** Rejects a key that is not hexadecimal, because the provider's library would then accept forged signatures. */
const readHmacKeys = (text: string): readonly [string, ...string[]] => {
  const [first, ...others] = text.split(",").map((key) => key.trim())
  const keys: readonly [string, ...string[]] = [first ?? "", ...others]
  if (keys.every((key) => /^[0-9a-f]{64}$/i.test(key))) return keys
  throw new StartFailure("ADYEN_HMAC_KEY must be 64 hexadecimal digits, or two such keys with a comma between them.")
}

/** The provider that the environment variables select. */
export type PaymentsAsked = "adyen" | "stand-in" | "none"

/**
 * Which provider takes card payments. Without an account the stand-in does, on a development machine. Throws
 * `StandInBesideLive` when the stand-in is asked for in a live shop.
 */
export const choosePayments = (settings: NodeJS.ProcessEnv): PaymentsAsked => {
  const asked = given(settings, "SKORPE_PAYMENTS")
  if (asked !== undefined && asked !== "stand-in" && asked !== "off") {
    throw new StartFailure(`SKORPE_PAYMENTS must be stand-in or off, not "${asked}".`)
  }
  if (asked === "off") return "none"
  const live = liveSetting(settings)
  if (asked === "stand-in") {
    if (live === undefined) return "stand-in"
    throw new StandInBesideLive(
      `The stand-in for payments takes no money, so it does not start beside ${live}. Leave out SKORPE_PAYMENTS.`,
    )
  }
  if (Object.keys(settings).some((name) => name.startsWith("ADYEN_") && given(settings, name) !== undefined)) {
    return "adyen"
  }
  return live === undefined ? "stand-in" : "none"
}

/** The setting that makes this a live shop; `undefined` if there is none. */
const liveSetting = (settings: NodeJS.ProcessEnv): string | undefined => {
  if (given(settings, "ADYEN_ENVIRONMENT") === "live") return "ADYEN_ENVIRONMENT=live"
  if (given(settings, "ADYEN_LIVE_PREFIX") !== undefined) return "ADYEN_LIVE_PREFIX"
  if (given(settings, "ADYEN_CLIENT_KEY")?.startsWith("live_")) return "a live ADYEN_CLIENT_KEY"
  if (given(settings, "SKORPE_URL")?.startsWith("https:")) return "a public SKORPE_URL"
  return undefined
}
