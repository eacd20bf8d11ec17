import type { MarketId } from "../../market/model.ts"
import type { PageName } from "../model.ts"

/** The words of addresses; they follow the market, whatever the language (SPEC §2.1, DECISIONS §1). */
export interface PathWords {
  readonly stores: string
  readonly menu: string
  readonly pizza: string
  readonly cart: string
  readonly extras: string
  /** How the food is handed over is chosen where it is ordered, so this leads there too. */
  readonly delivery: string
  /** After `delivery`: it is collected. */
  readonly carryOut: string
  readonly checkout: string
  readonly order: string
  readonly loggedOut: string
  readonly login: string
  readonly register: string
  readonly account: string
  readonly contact: string
  readonly unsubscribe: string
  /** Before the name of a page of words. */
  readonly page: string
  readonly pages: Readonly<Record<PageName, string>>
}

export const pathWords: Record<MarketId, PathWords> = {
  no: {
    stores: "butikker",
    menu: "meny",
    pizza: "pizza",
    cart: "handlevogn",
    extras: "legg-til-mer",
    delivery: "levering",
    carryOut: "henting",
    checkout: "betaling",
    order: "bestilling",
    loggedOut: "logg-ut",
    login: "logg-inn",
    register: "registrer-bruker",
    account: "min-side",
    contact: "kontakt",
    unsubscribe: "u",
    page: "side",
    pages: {
      company: "bedrift",
      jobs: "jobb",
      franchise: "franchise",
      faq: "faq",
      allergens: "allergener",
      terms: "brukervilkar",
      privacy: "sekretess-och-cookies",
      membership: "medlemsvillkor-pizzaklubben",
      studentDiscount: "studentrabatt",
    },
  },
  se: {
    stores: "butiker",
    menu: "meny",
    pizza: "pizza",
    cart: "varukorgen",
    extras: "lagga-till-mer",
    delivery: "leverans",
    carryOut: "avhamtning",
    checkout: "betalning",
    order: "bestallning",
    loggedOut: "logg-ut",
    login: "logga-in",
    register: "registrera-privat",
    account: "min-side",
    contact: "kontakt",
    unsubscribe: "u",
    page: "side",
    pages: {
      company: "bedrift",
      jobs: "jobba-pa-skorpe",
      franchise: "franchise",
      faq: "faq",
      allergens: "allergier",
      terms: "anvandarvillkor",
      privacy: "sekretess-och-cookies",
      membership: "medlemsvillkor-pizzaklubben",
      studentDiscount: "studentrabatt",
    },
  },
}
