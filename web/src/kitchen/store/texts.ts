import { defineTexts } from "../../texts/defineTexts.ts"

/** Texts of the store's stock and waiting times. */
export const stockTexts = defineTexts("kitchenStock", {
  loading: { nb: "Henter menyen …", sv: "Hämtar menyn …", en: "Fetching the menu …" },
  openUntil: { nb: "Åpent til {{time}}", sv: "Öppet till {{time}}", en: "Open until {{time}}" },
  open: { nb: "Åpent", sv: "Öppet", en: "Open" },
  closedUntil: { nb: "Stengt, åpner {{time}}", sv: "Stängt, öppnar {{time}}", en: "Closed, opens {{time}}" },
  closed: { nb: "Stengt", sv: "Stängt", en: "Closed" },
  waits: { nb: "Ventetid", sv: "Väntetid", en: "Waiting time" },
  pickup: { nb: "Henting", sv: "Hämtning", en: "Pick-up" },
  delivery: { nb: "Levering", sv: "Leverans", en: "Delivery" },
  now: { nb: "{{minutes}} min nå", sv: "{{minutes}} min nu", en: "{{minutes}} min now" },
  delay: { nb: "+{{minutes}} min", sv: "+{{minutes}} min", en: "+{{minutes}} min" },
  noDelay: { nb: "Ingen forsinkelse", sv: "Ingen försening", en: "No delay" },
  delaysUntil: {
    nb: "Forsinkelsen gjelder til {{time}}",
    sv: "Förseningen gäller till {{time}}",
    en: "The delay lasts until {{time}}",
  },
  soldOut: { nb: "Utsolgt", sv: "Slutsålt", en: "Sold out" },
  nothing: { nb: "Ingenting er utsolgt", sv: "Inget är slutsålt", en: "Nothing is sold out" },
  until: { nb: "Utsolgt til {{time}}", sv: "Slutsålt till {{time}}", en: "Sold out until {{time}}" },
  partly: { nb: "Noen størrelser er utsolgt", sv: "Några storlekar är slutsålda", en: "Some sizes are sold out" },
  find: { nb: "Finn en vare eller råvare", sv: "Hitta en vara eller råvara", en: "Find a product or ingredient" },
  notFound: { nb: "Ingenting heter det", sv: "Inget heter så", en: "Nothing is called that" },
  inStock: { nb: "På lager", sv: "I lager", en: "In stock" },
  hour: { nb: "1 time", sv: "1 timme", en: "1 hour" },
  threeHours: { nb: "3 timer", sv: "3 timmar", en: "3 hours" },
  today: { nb: "Ut dagen", sv: "Resten av dagen", en: "Rest of the day" },
  again: { nb: "På lager igjen", sv: "I lager igen", en: "Back in stock" },
  ingredient: { nb: "Råvare", sv: "Råvara", en: "Ingredient" },
  saving: { nb: "Lagrer …", sv: "Sparar …", en: "Saving …" },
  refused: {
    nb: "Det ble ikke lagret. Ingenting er endret. Prøv igjen.",
    sv: "Det sparades inte. Inget har ändrats. Försök igen.",
    en: "It was not saved. Nothing has changed. Try again.",
  },
})
