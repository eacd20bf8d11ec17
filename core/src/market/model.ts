import type { Language } from "../language/model.ts"
import type { Minor } from "../money/model.ts"
import type { Day, WallTime } from "../time/model.ts"

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

/** What tax tells apart: what is eaten, and alcohol. */
export type Goods = "food" | "alcohol"

/** A rate of tax on take-away, in per cent, and the days on which it is in force, both included (DECISIONS §2). */
export interface TaxRate {
  readonly goods: Goods
  readonly percent: number
  readonly from: Day | null
  readonly through: Day | null
}

/** The deposit of a container up to a size, from a day on; of several the first that fits counts (DECISIONS §2). */
export interface Deposit {
  readonly upToLitres: number
  readonly amount: Minor
  readonly from: Day | null
}

/** What points are worth: one for so much paid, and so many for a reward (DECISIONS §9). */
export interface LoyaltyProgramme {
  readonly paidForPoint: Minor
  readonly rewardPoints: number
  readonly reward: Minor
}

/** What half-and-half costs: the dearer half's price, or the mean of both rounded up to a krone (DECISIONS §4). */
export type HalfAndHalfPrice = "dearer" | "mean"

/** A size of pizza that is no part of a "from" price on one sub-category of the menu (SPEC §5). */
export interface LowestPriceWithout {
  readonly subCategory: string
  readonly digits: string
}

/** Wall times between which beer may be sold, both included to the second. */
export interface BeerSpan {
  readonly from: WallTime
  readonly through: WallTime
}

/** A day without beer: a date `MM-dd` of every year, or days after Easter Sunday. */
export interface BeerFreeDay {
  readonly on: { readonly date: string } | { readonly afterEaster: number }
  /** Whether beer ends early on the day before. */
  readonly hasEve: boolean
}

/** When the law lets beer be sold and handed over; never on Sundays (DECISIONS §10). */
export interface BeerHours {
  readonly weekdays: BeerSpan
  /** On the days before Sundays and before the days that have an eve. */
  readonly eves: BeerSpan
  readonly freeDays: readonly BeerFreeDay[]
}

/** Who may buy beer, in whole years, and when; `null` hours are none in law. */
export interface BeerLaw {
  readonly minimumAge: number
  readonly hours: BeerHours | null
}

/** How the numbers of a country's register of companies are built: their length and their check digit (SPEC §8.3: 3012). */
export type CompanyNumberRule = "nineDigitsModulo11" | "tenDigitsLuhn"

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
  /** Orders that a kitchen makes side by side; more make everybody wait longer (SPEC §7.1). */
  readonly ordersAtOnce: number
  readonly sauceCodes: readonly string[]
  readonly largeOrders: LargeOrders | null
  readonly companyPage: boolean
  readonly companyNumber: CompanyNumberRule
  readonly linkedIn: boolean
  /** Delivery minimum until the store or the server says otherwise (SPEC §9). */
  readonly minimumDelivery: Minor
  readonly halfAndHalf: HalfAndHalfPrice
  /** Of several rates in force for the same goods the first counts. */
  readonly taxRates: readonly TaxRate[]
  /** Drinks stronger than this, in per cent by volume, are taxed as alcohol. */
  readonly alcoholAbove: number
  readonly deposits: readonly Deposit[]
  readonly lowestPriceWithout: LowestPriceWithout | null
  /** What a product is called whose name nobody knows (SPEC §5). */
  readonly unknownProduct: string
  /** What stands before a delivery description when nobody is to be met at the door (SPEC §5). */
  readonly contactlessMarker: string
  readonly beer: BeerLaw
  /** `null` where there is no programme, as with `LOYALTY=off`. */
  readonly loyalty: LoyaltyProgramme | null
}
