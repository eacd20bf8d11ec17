import type { MarketId } from "../../market/model.ts"
import type { PageName, Screen } from "../model.ts"

/** Pages of words have a pattern for each page, and an address that leads nowhere has none. */
type ScreenWithPattern = Exclude<Screen["_tag"], "Page" | "NotFound">

/**
 * Every address of a market, as patterns of wouter's matcher: `:name` is one segment, and the screen's field of that
 * name. The words follow the market, whatever the language (SPEC §2.1, DECISIONS §1).
 */
export interface Routes {
  readonly screens: Readonly<Record<ScreenWithPattern, string>>
  readonly pages: Readonly<Record<PageName, string>>
  /** These are read but never written. How the food is handed over is chosen where it is ordered, so they lead there. */
  readonly checkoutAliases: readonly string[]
}

/** The one table of addresses: a screen joins here, in each market. */
export const routes: Readonly<Record<MarketId, Routes>> = {
  no: {
    screens: {
      Landing: "/",
      Stores: "/butikker",
      Store: "/butikker/:storeSlug",
      Menu: "/butikker/:storeSlug/meny/pizza",
      Product: "/butikker/:storeSlug/meny/pizza/:productSlug",
      Cart: "/handlevogn",
      Extras: "/legg-til-mer",
      Checkout: "/betaling",
      Payment: "/betaling/:orderId",
      LoggedOut: "/logg-ut",
      Login: "/logg-inn",
      Register: "/registrer-bruker",
      Account: "/min-side",
      Contact: "/kontakt",
      Unsubscribe: "/u",
      Tracking: "/bestilling/:orderId",
    },
    pages: {
      company: "/side/bedrift",
      jobs: "/side/jobb",
      franchise: "/side/franchise",
      faq: "/side/faq",
      allergens: "/side/allergener",
      terms: "/side/brukervilkar",
      privacy: "/side/sekretess-och-cookies",
      membership: "/side/medlemsvillkor-pizzaklubben",
      studentDiscount: "/side/studentrabatt",
    },
    checkoutAliases: ["/levering", "/levering/henting"],
  },
  se: {
    screens: {
      Landing: "/",
      Stores: "/butiker",
      Store: "/butiker/:storeSlug",
      Menu: "/butiker/:storeSlug/meny/pizza",
      Product: "/butiker/:storeSlug/meny/pizza/:productSlug",
      Cart: "/varukorgen",
      Extras: "/lagga-till-mer",
      Checkout: "/betalning",
      Payment: "/betalning/:orderId",
      LoggedOut: "/logg-ut",
      Login: "/logga-in",
      Register: "/registrera-privat",
      Account: "/min-side",
      Contact: "/kontakt",
      Unsubscribe: "/u",
      Tracking: "/bestallning/:orderId",
    },
    pages: {
      company: "/side/bedrift",
      jobs: "/side/jobba-pa-skorpe",
      franchise: "/side/franchise",
      faq: "/side/faq",
      allergens: "/side/allergier",
      terms: "/side/anvandarvillkor",
      privacy: "/side/sekretess-och-cookies",
      membership: "/side/medlemsvillkor-pizzaklubben",
      studentDiscount: "/side/studentrabatt",
    },
    checkoutAliases: ["/leverans", "/leverans/avhamtning"],
  },
}
