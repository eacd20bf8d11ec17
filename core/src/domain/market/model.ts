import type { Language } from "../language/model.ts"
import type { Minor } from "../money/model.ts"
import type { Day, WallTime } from "../time/model.ts"

export type MarketId = "no" | "se"
export type Currency = "NOK" | "SEK"
export type SizeName = "small" | "medium" | "large" | "family"

/** The URL prefix of a language; the market's own language has none. */
export interface LanguagePrefix {
  readonly prefix: "" | "/sv" | "/en" | "/no"
  readonly language: Language
}

/**
 * Pizza counts from which Norway requires another day, or a phone call to the store (DECISIONS §6); `null` is never.
 */
export interface LargeOrders {
  readonly nextDayFrom: number
  readonly manualFrom: number
}

/** Tax categories of goods. */
export type Goods = "food" | "alcohol"

/** A take-away tax rate in per cent, and its validity in days, both inclusive (DECISIONS §2). */
export interface TaxRate {
  readonly goods: Goods
  readonly percent: number
  readonly from: Day | null
  readonly through: Day | null
}

/** The deposit for containers up to a size, from a day on; the first that matches applies (DECISIONS §2). */
export interface Deposit {
  readonly upToLitres: number
  readonly amount: Minor
  readonly from: Day | null
}

/** The value of points: the amount paid per point, and the points per reward (DECISIONS §9). */
export interface LoyaltyProgramme {
  readonly paidForPoint: Minor
  readonly rewardPoints: number
  readonly reward: Minor
}

/** The price of a half-and-half: the dearer half's, or the mean rounded up to a krone (DECISIONS §4). */
export type HalfAndHalfPrice = "dearer" | "mean"

/** A pizza size excluded from the "from" price in one sub-category of the menu (SPEC §5). */
export interface LowestPriceWithout {
  readonly subCategory: string
  readonly digits: string
}

/** Local times between which beer may be sold, both inclusive to the second. */
export interface BeerSpan {
  readonly from: WallTime
  readonly through: WallTime
}

/** A day without beer sales: a yearly date `MM-dd`, or an offset in days from Easter Sunday. */
export interface BeerFreeDay {
  readonly on: { readonly date: string } | { readonly afterEaster: number }
  /** Whether beer sales end early on the day before. */
  readonly hasEve: boolean
}

/** The legal hours for selling and handing over beer; never on Sundays (DECISIONS §10). */
export interface BeerHours {
  readonly weekdays: BeerSpan
  /** Hours on the eve of Sundays and of days with `hasEve`. */
  readonly eves: BeerSpan
  readonly freeDays: readonly BeerFreeDay[]
}

/** The legal age for beer, in whole years, and the legal hours; `null` hours are no restriction. */
export interface BeerLaw {
  readonly minimumAge: number
  readonly hours: BeerHours | null
}

/** The format of a country's company numbers: length and check digit (SPEC §8.3: 3012). */
export type CompanyNumberRule = "nineDigitsModulo11" | "tenDigitsLuhn"

/** A way to pay an order online that customers know by name. */
export type OnlineWay = "card" | "vipps" | "mobilepay" | "swish" | "klarna"

/** Everything that differs between markets; no other code knows which market it serves. */
export interface Market {
  readonly id: MarketId
  readonly locale: "nb-NO" | "sv-SE"
  readonly currency: Currency
  readonly timeZone: "Europe/Oslo" | "Europe/Stockholm"
  readonly countryId: 8 | 10
  readonly country: "NO" | "SE"
  readonly phonePrefix: "+47" | "+46"
  readonly languages: readonly LanguagePrefix[]
  /** Pizza sizes on offer: the digits in a variation's code, and their name. */
  readonly sizes: readonly { readonly digits: string; readonly name: SizeName }[]
  readonly defaultSize: SizeName
  /** Orders that a kitchen makes in parallel; more of them lengthen every wait (SPEC §7.1). */
  readonly ordersAtOnce: number
  readonly sauceCodes: readonly string[]
  readonly largeOrders: LargeOrders | null
  readonly companyPage: boolean
  readonly companyNumber: CompanyNumberRule
  readonly linkedIn: boolean
  /** Minimum value for delivery, until the store or the server sets another (SPEC §9). */
  readonly minimumDelivery: Minor
  readonly halfAndHalf: HalfAndHalfPrice
  /** The first valid rate for the goods applies. */
  readonly taxRates: readonly TaxRate[]
  /** Drinks stronger than this, in per cent by volume, are taxed as alcohol. */
  readonly alcoholAbove: number
  readonly deposits: readonly Deposit[]
  readonly lowestPriceWithout: LowestPriceWithout | null
  /** The name shown for a product without one (SPEC §5). */
  readonly unknownProduct: string
  /** The prefix of a delivery description for contactless delivery (SPEC §5). */
  readonly contactlessMarker: string
  readonly beer: BeerLaw
  /** How orders are paid online here, most used first. */
  readonly onlineWays: readonly OnlineWay[]
  /** `null` without a programme, as with `LOYALTY=off`. */
  readonly loyalty: LoyaltyProgramme | null
}
