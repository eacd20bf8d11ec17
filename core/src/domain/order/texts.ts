import type { Localised } from "../language/model.ts"
import type { ReadyNews } from "./rules/readyNews.ts"

/** Titles of the device's notifications of an order. */
export const readyTexts: Readonly<Record<ReadyNews, Localised>> = {
  ready: {
    nb: "Den er klar! Kom og hent",
    sv: "Den är klar! Kom och hämta",
    en: "It’s ready! Come and get it",
  },
  onItsWay: { nb: "Den er på vei til deg", sv: "Den är på väg till dig", en: "It’s on its way to you" },
  stopped: {
    nb: "Det blir ingen mat av denne bestillingen",
    sv: "Det blir ingen mat av den här beställningen",
    en: "This order will not come",
  },
}

/** The line below the title. */
export const orderText: Localised = { nb: "Bestilling", sv: "Beställning", en: "Order" }
