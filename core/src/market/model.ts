import type { Language } from "../language/model.ts"
import type { Minor } from "../money/model.ts"

export type MarketId = "no" | "se"
export type Currency = "NOK" | "SEK"
export type SizeName = "small" | "medium" | "large" | "family"

/** The prefix of a language in an address: none for the market's own language. */
export interface LanguagePrefix {
  readonly prefix: "" | "/sv" | "/en" | "/no"
  readonly language: Language
}

/** Pizza counts from which Norway asks for another day or the store's phone (DECISIONS §6); `null` means never. */
export interface LargeOrders {
  readonly nextDayFrom: number
  readonly manualFrom: number
}

/** Everything in which one market differs from another; nothing else in the code knows which market it serves. */
export interface Market {
  readonly id: MarketId
  readonly locale: "nb-NO" | "sv-SE"
  readonly currency: Currency
  readonly timeZone: "Europe/Oslo" | "Europe/Stockholm"
  readonly countryId: 8 | 10
  readonly country: "NO" | "SE"
  readonly phonePrefix: "+47" | "+46"
  readonly languages: readonly LanguagePrefix[]
  /** Offered pizza sizes: the digits of a variation's code and their name. */
  readonly sizes: readonly { readonly digits: string; readonly name: SizeName }[]
  readonly defaultSize: SizeName
  readonly sauceCodes: readonly string[]
  readonly largeOrders: LargeOrders | null
  readonly companyPage: boolean
  readonly linkedIn: boolean
  /** Delivery minimum until the store or the server says otherwise (SPEC §9). */
  readonly minimumDelivery: Minor
}
