import type { Language } from "@skorpe/core/domain/language"
import { Effect } from "effect"
import { Settings } from "../settings/Settings.ts"

/** An address of the shop to write into a message, in its reader's language. It never follows a request's host header. */
export const shopLink = (language: Language, path: string) =>
  Effect.map(Settings, ({ market, shopUrl }) => {
    const prefix = market.languages.find((entry) => entry.language === language)?.prefix ?? ""
    return `${shopUrl}${prefix}${path}`
  })
