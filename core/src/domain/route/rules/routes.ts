import type { MarketId } from "../../market/model.ts"
import type { PageName, Screen } from "../model.ts"

/** Text pages have a pattern each, and an unknown address has none. */
type ScreenWithPattern = Exclude<Screen["_tag"], "Page" | "NotFound">

/**
 * Every address of a market, as patterns of wouter's matcher: `:name` is one segment, and the screen's field of that
 * name. The words follow the market, whatever the language (SPEC §2.1, DECISIONS §1).
 */
export interface Routes {
  readonly screens: Readonly<Record<ScreenWithPattern, string>>
  readonly pages: Readonly<Record<PageName, string>>
  /** These are read but never written. The method is chosen while ordering, so they lead there. */
  readonly checkoutAliases: readonly string[]
}

/** The addresses that are the same in each market. */
const alike = {
  Landing: "/",
  LoggedOut: "/logg-ut",
  NewPassword: "/nytt-passord",
  Account: "/min-side",
  Organisation: "/min-side/bedrift/:organisationId",
  Contact: "/kontakt",
  Unsubscribe: "/u",
} as const

/** The text pages whose addresses are the same in each market. */
const alikePages = {
  company: "/side/bedrift",
  franchise: "/side/franchise",
  faq: "/side/faq",
  privacy: "/side/sekretess-och-cookies",
  membership: "/side/medlemsvillkor-pizzaklubben",
  studentDiscount: "/side/studentrabatt",
} as const

/** The table of all addresses; a new screen is added here, in each market. */
export const routes: Readonly<Record<MarketId, Routes>> = {
  no: {
    screens: {
      ...alike,
      Stores: "/butikker",
      Store: "/butikker/:storeSlug",
      Menu: "/butikker/:storeSlug/meny/pizza",
      Product: "/butikker/:storeSlug/meny/pizza/:productSlug",
      Cart: "/handlevogn",
      Extras: "/legg-til-mer",
      Checkout: "/betaling",
      Payment: "/betaling/:orderId",
      Login: "/logg-inn",
      Register: "/registrer-bruker",
      Tracking: "/bestilling/:orderId",
    },
    pages: {
      ...alikePages,
      jobs: "/side/jobb",
      allergens: "/side/allergener",
      terms: "/side/brukervilkar",
    },
    checkoutAliases: ["/levering", "/levering/henting"],
  },
  se: {
    screens: {
      ...alike,
      Stores: "/butiker",
      Store: "/butiker/:storeSlug",
      Menu: "/butiker/:storeSlug/meny/pizza",
      Product: "/butiker/:storeSlug/meny/pizza/:productSlug",
      Cart: "/varukorgen",
      Extras: "/lagga-till-mer",
      Checkout: "/betalning",
      Payment: "/betalning/:orderId",
      Login: "/logga-in",
      Register: "/registrera-privat",
      Tracking: "/bestallning/:orderId",
    },
    pages: {
      ...alikePages,
      jobs: "/side/jobba-pa-skorpe",
      allergens: "/side/allergier",
      terms: "/side/anvandarvillkor",
    },
    checkoutAliases: ["/leverans", "/leverans/avhamtning"],
  },
}
