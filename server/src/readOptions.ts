import { marketOf } from "@skorpe/core/domain/market"
import { minutesInDay, secondsInDay } from "date-fns/constants"
import { minutesToMilliseconds } from "date-fns/minutesToMilliseconds"
import type { DatabaseChoice } from "./database/connection.ts"
import { readAdyen } from "./cardPayments/adyen/readAdyen.ts"
import { StartFailure } from "./database/startFailure.ts"
import { isPossible, type PasskeySite, siteAt } from "./passkeys/PasskeySite.ts"
import type { ServerOptions } from "./serverOptions.ts"

const readNumber = (name: string, text: string | undefined, standard: number, maximum: number): number => {
  if (text === undefined || text === "") return standard
  const value = Number(text)
  if (Number.isFinite(value) && value >= 0 && value <= maximum) return value
  throw new StartFailure(`${name} must be a number from 0 to ${maximum}, not "${text}".`)
}

const readUrl = (name: string, text: string | undefined, protocols: readonly string[]): string | undefined => {
  if (text === undefined || text === "") return undefined
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text
  throw new StartFailure(`${name} must be an address that begins with ${protocols.join("// or ")}//.`)
}

const readSecret = (text: string | undefined): string | undefined => {
  if (text === undefined || text === "" || text.length >= 32) return text || undefined
  throw new StartFailure("SKORPE_SECRET must be at least 32 random characters.")
}

const readContainer = (text: string | undefined): string | undefined => {
  if (text === undefined || text === "" || /^GTM-[A-Z0-9]{4,12}$/.test(text)) return text || undefined
  throw new StartFailure(`SKORPE_TAG_MANAGER must be a container's id, as GTM-ABC123, not "${text}".`)
}

const readSite = (settings: NodeJS.ProcessEnv, shopUrl: string | undefined): PasskeySite | undefined => {
  const texts = (settings["SKORPE_PASSKEY_ORIGINS"] ?? "").split(",").map((text) => text.trim())
  const urls = texts.flatMap((text) => readUrl("SKORPE_PASSKEY_ORIGINS", text, ["http:", "https:"]) ?? [])
  const domain = settings["SKORPE_PASSKEY_DOMAIN"] || undefined
  const [first = shopUrl] = urls
  if (first === undefined) {
    if (domain === undefined) return undefined
    throw new StartFailure("SKORPE_PASSKEY_DOMAIN needs SKORPE_URL or SKORPE_PASSKEY_ORIGINS.")
  }
  const origins = (urls.length === 0 ? [first] : urls).map((url) => new URL(url).origin)
  const site = { domain: domain ?? siteAt(shopUrl ?? first).domain, origins }
  if (isPossible(site)) return site
  throw new StartFailure(
    `SKORPE_PASSKEY_DOMAIN must be the host of each origin, or a domain above it, not "${site.domain}".`,
  )
}

const sending = <A>(url: string | undefined, make: (url: string) => A): A | undefined =>
  url === undefined ? undefined : make(url)

/** Reads a server's options from the environment variables of the README. Throws a `StartFailure` with a sentence for people. */
export const readOptions = (settings: NodeJS.ProcessEnv): ServerOptions => {
  const { MARKET, DATABASE_URL, SKORPE_DATA, SKORPE_KITCHEN, STAFF_KEY, LOYALTY } = settings
  if (MARKET !== undefined && MARKET !== "no" && MARKET !== "se") {
    throw new StartFailure(`MARKET must be no or se, not "${MARKET}".`)
  }
  if (SKORPE_KITCHEN !== undefined && SKORPE_KITCHEN !== "auto" && SKORPE_KITCHEN !== "manual") {
    throw new StartFailure(`SKORPE_KITCHEN must be auto or manual, not "${SKORPE_KITCHEN}".`)
  }
  if (LOYALTY !== undefined && LOYALTY !== "on" && LOYALTY !== "off") {
    throw new StartFailure(`LOYALTY must be on or off, not "${LOYALTY}".`)
  }
  const unpaid = settings["SKORPE_UNPAID_LIMITS"]
  if (unpaid !== undefined && unpaid !== "on" && unpaid !== "off") {
    throw new StartFailure(`SKORPE_UNPAID_LIMITS must be on or off, not "${unpaid}".`)
  }
  const botCheck = settings["SKORPE_BOT_CHECK"]
  if (botCheck !== undefined && botCheck !== "on" && botCheck !== "off") {
    throw new StartFailure(`SKORPE_BOT_CHECK must be on or off, not "${botCheck}".`)
  }
  const database: DatabaseChoice = DATABASE_URL
    ? { _tag: "Url", url: DATABASE_URL }
    : { _tag: "Embedded", folder: SKORPE_DATA || undefined }
  const port = readNumber("PORT", settings["PORT"], 8080, 65_535)
  if (!Number.isInteger(port)) throw new StartFailure("PORT must be a whole number.")
  const { SKORPE_SECRET, SKORPE_URL, SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN, SMTP_URL, MAIL_FROM } = settings
  const shopUrl = readUrl("SKORPE_URL", SKORPE_URL, ["http:", "https:"]) ?? settings["SKORPE_SHOP"]
  const proxies = (settings["TRUSTED_PROXIES"] ?? "").split(",").map((text) => text.trim())
  return {
    market: marketOf(MARKET).id,
    port,
    database,
    kitchen: SKORPE_KITCHEN ?? "auto",
    pace: readNumber("SKORPE_KITCHEN_PACE", settings["SKORPE_KITCHEN_PACE"], 8, secondsInDay),
    staffKey: STAFF_KEY || undefined,
    adyen: settings["SKORPE_PAYMENTS"] ? undefined : readAdyen(settings),
    lapsesAfter: minutesToMilliseconds(
      readNumber("SKORPE_PAYMENT_MINUTES", settings["SKORPE_PAYMENT_MINUTES"], 30, minutesInDay),
    ),
    ...(unpaid === "off" ? { orderLimits: null } : {}),
    ...(botCheck === "off" ? { botCheck: null } : {}),
    loyalty: LOYALTY !== "off",
    secret: readSecret(SKORPE_SECRET),
    shopUrl,
    passkeys: readSite(settings, shopUrl),
    tagManager: readContainer(settings["SKORPE_TAG_MANAGER"]),
    collector: sending(readUrl("OTLP_URL", settings["OTLP_URL"], ["http:", "https:"]), (url) => ({ url })),
    trustedProxies: proxies.filter((text) => text !== ""),
    gateways: {
      sms: sending(readUrl("SMS_GATEWAY_URL", SMS_GATEWAY_URL, ["http:", "https:"]), (url) => ({
        url,
        token: SMS_GATEWAY_TOKEN || undefined,
      })),
      smtp: sending(readUrl("SMTP_URL", SMTP_URL, ["smtp:", "smtps:"]), (url) => ({
        url,
        from: MAIL_FROM || "Skorpe <no-reply@skorpe.test>",
      })),
      show: (line) => console.log(`\n  ${line.replaceAll("\n", "\n  ")}`),
    },
  }
}
