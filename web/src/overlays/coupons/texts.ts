import { defineTexts } from "../../texts/defineTexts.ts"

export const couponTexts = defineTexts("coupons", {
  code: { nb: "Rabattkode", sv: "Rabattkod", en: "Discount code" },
  use: { nb: "Bruk koden", sv: "Använd koden", en: "Use the code" },
  codes: { nb: "Koder i handlevognen", sv: "Koder i varukorgen", en: "Codes in the cart" },
  remove: { nb: "Fjern {{code}}", sv: "Ta bort {{code}}", en: "Remove {{code}}" },
  checking: {
    nb: "Lagt til. Vi regner ut prisen …",
    sv: "Tillagd. Vi räknar ut priset …",
    en: "Added. Working out the price …",
  },
  counts: { nb: "Koden gjelder", sv: "Koden gäller", en: "The code is valid" },
  countsNot: { nb: "Koden gjelder ikke", sv: "Koden gäller inte", en: "The code isn’t valid" },
  unknown: {
    nb: "Vi når ikke butikken. Koden sjekkes når vi gjør det.",
    sv: "Vi når inte butiken. Koden kontrolleras när vi gör det.",
    en: "We can’t reach the store. The code is checked once we do.",
  },
  unjudged: {
    nb: "Koden sjekkes når resten er i orden.",
    sv: "Koden kontrolleras när resten är i ordning.",
    en: "The code is checked once the rest is in order.",
  },
  waits: {
    nb: "Koden sjekkes når det ligger noe i handlevognen.",
    sv: "Koden kontrolleras när det finns något i varukorgen.",
    en: "The code is checked once there is something in the cart.",
  },
})
