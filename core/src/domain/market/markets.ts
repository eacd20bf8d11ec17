import { kroner } from "../money/rules/kroner.ts"
import type { LoyaltyProgramme, Market, MarketId } from "./model.ts"

const loyalty: LoyaltyProgramme = { paidForPoint: kroner(1), rewardPoints: 1000, reward: kroner(100) }

/** Norway (DECISIONS §1). */
export const norway: Market = {
  id: "no",
  locale: "nb-NO",
  currency: "NOK",
  timeZone: "Europe/Oslo",
  countryId: 8,
  country: "NO",
  phonePrefix: "+47",
  languages: [
    { prefix: "", language: "nb" },
    { prefix: "/sv", language: "sv" },
    { prefix: "/en", language: "en" },
  ],
  sizes: [
    { digits: "20", name: "small" },
    { digits: "30", name: "medium" },
    { digits: "40", name: "large" },
  ],
  defaultSize: "large",
  ordersAtOnce: 12,
  sauceCodes: ["S", "Bb", "Sw", "Ss"],
  largeOrders: { nextDayFrom: 30, manualFrom: 100 },
  companyPage: true,
  companyNumber: "nineDigitsModulo11",
  linkedIn: true,
  minimumDelivery: kroner(149),
  halfAndHalf: "dearer",
  taxRates: [
    { goods: "food", percent: 15, from: null, through: null },
    { goods: "alcohol", percent: 25, from: null, through: null },
  ],
  alcoholAbove: 0,
  deposits: [
    { upToLitres: 0.5, amount: kroner(2), from: null },
    { upToLitres: Infinity, amount: kroner(3), from: null },
  ],
  // Size 20 exists only in Norway; the small Swedish pizza is 22.
  lowestPriceWithout: { subCategory: "premium", digits: "20" },
  unknownProduct: "Ukjent produkt",
  contactlessMarker: "--Kontaktfri levering--",
  beer: {
    minimumAge: 18,
    hours: {
      weekdays: { from: "08:00", through: "20:00" },
      eves: { from: "08:00", through: "18:00" },
      freeDays: [
        { on: { date: "01-01" }, hasEve: true },
        { on: { afterEaster: -3 }, hasEve: true },
        { on: { afterEaster: -2 }, hasEve: true },
        { on: { afterEaster: 1 }, hasEve: true },
        { on: { date: "05-01" }, hasEve: false },
        { on: { date: "05-17" }, hasEve: false },
        { on: { afterEaster: 39 }, hasEve: false },
        { on: { afterEaster: 50 }, hasEve: true },
        { on: { date: "12-25" }, hasEve: true },
        { on: { date: "12-26" }, hasEve: true },
      ],
    },
  },
  onlineWays: ["card", "vipps", "mobilepay", "klarna"],
  loyalty,
}

/** Sweden, the default (DECISIONS §1). */
export const sweden: Market = {
  id: "se",
  locale: "sv-SE",
  currency: "SEK",
  timeZone: "Europe/Stockholm",
  countryId: 10,
  country: "SE",
  phonePrefix: "+46",
  languages: [
    { prefix: "", language: "sv" },
    { prefix: "/en", language: "en" },
    { prefix: "/no", language: "nb" },
  ],
  sizes: [
    { digits: "22", name: "small" },
    { digits: "28", name: "medium" },
    { digits: "40", name: "large" },
  ],
  defaultSize: "medium",
  ordersAtOnce: 12,
  sauceCodes: ["S", "Ss"],
  largeOrders: null,
  companyPage: false,
  companyNumber: "tenDigitsLuhn",
  linkedIn: false,
  minimumDelivery: kroner(149),
  halfAndHalf: "dearer",
  taxRates: [
    { goods: "food", percent: 6, from: "2026-04-01", through: "2027-12-31" },
    { goods: "food", percent: 12, from: null, through: null },
    { goods: "alcohol", percent: 25, from: null, through: null },
  ],
  alcoholAbove: 3.5,
  deposits: [
    { upToLitres: 1, amount: kroner(2), from: "2025-09-01" },
    { upToLitres: Infinity, amount: kroner(3), from: "2025-09-01" },
  ],
  lowestPriceWithout: null,
  unknownProduct: "Unknown product",
  contactlessMarker: "--Kontaktlös leverans--",
  beer: { minimumAge: 18, hours: null },
  onlineWays: ["card", "swish", "klarna"],
  loyalty,
}

const markets: Record<MarketId, Market> = { no: norway, se: sweden }

/** The market for a build setting: `no` is Norway, everything else Sweden (SPEC §1). */
export const marketOf = (setting: string | undefined): Market => (setting === "no" ? markets.no : markets.se)
