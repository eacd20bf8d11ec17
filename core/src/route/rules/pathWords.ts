import type { MarketId } from "../../market/model.ts"

/** The words of addresses; they follow the market, whatever the language (SPEC §2.1, DECISIONS §1). */
export interface PathWords {
  readonly stores: string
  readonly menu: string
  readonly pizza: string
  readonly cart: string
  readonly checkout: string
  readonly order: string
  readonly loggedOut: string
}

export const pathWords: Record<MarketId, PathWords> = {
  no: {
    stores: "butikker",
    menu: "meny",
    pizza: "pizza",
    cart: "handlevogn",
    checkout: "betaling",
    order: "bestilling",
    loggedOut: "logg-ut",
  },
  se: {
    stores: "butiker",
    menu: "meny",
    pizza: "pizza",
    cart: "varukorgen",
    checkout: "betalning",
    order: "bestallning",
    loggedOut: "logg-ut",
  },
}
