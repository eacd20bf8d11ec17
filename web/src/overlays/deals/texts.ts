import { defineTexts } from "../../texts/defineTexts.ts"

export const dealTexts = defineTexts("deals", {
  yours: { nb: "Dine rabatter", sv: "Dina rabatter", en: "Your discounts" },
  deals: { nb: "Tilbud akkurat nå", sv: "Erbjudanden just nu", en: "Deals right now" },
  loading: { nb: "Henter tilbudene …", sv: "Hämtar erbjudandena …", en: "Fetching the deals …" },
  failed: {
    nb: "Tilbudene kom ikke frem. Vi prøver igjen av oss selv.",
    sv: "Erbjudandena kom inte fram. Vi försöker igen automatiskt.",
    en: "The deals did not get through. We’ll keep trying.",
  },
  nothing: {
    nb: "Ingen tilbud her akkurat nå. Pizzaen er like god.",
    sv: "Inga erbjudanden här just nu. Pizzan är lika god.",
    en: "No deals here right now. The pizza is just as good.",
  },
  goods: { nb: "Varer i tilbudet", sv: "Varor i erbjudandet", en: "Goods of the deal" },
  haveCode: { nb: "Jeg har en kode", sv: "Jag har en kod", en: "I have a code" },
  chosen: { nb: "Valgt", sv: "Valt", en: "Chosen" },
  until: { nb: "Til og med {{day}}", sv: "Till och med {{day}}", en: "Until {{day}}" },
  from: { nb: "Gjelder fra {{day}}", sv: "Gäller från {{day}}", en: "From {{day}}" },
  atLeast: {
    nb: "Når du handler for {{amount}}",
    sv: "När du handlar för {{amount}}",
    en: "When you spend {{amount}}",
  },
  onlyCarryout: { nb: "Når du henter selv", sv: "När du hämtar själv", en: "When you collect" },
  onlyDelivery: { nb: "Når vi leverer", sv: "När vi levererar", en: "When we deliver" },
  otherStore: { nb: "Gjelder ikke i denne butikken", sv: "Gäller inte i den här butiken", en: "Not at this store" },
})
