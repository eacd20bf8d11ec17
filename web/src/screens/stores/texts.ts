import { defineTexts } from "../../texts/defineTexts.ts"

export const storesTexts = defineTexts("stores", {
  title: { nb: "Velg butikk", sv: "Välj butik", en: "Choose a store" },
  lead: {
    nb: "Du henter pizzaen der den blir stekt. Velg stedet som passer.",
    sv: "Du hämtar pizzan där den gräddas. Välj stället som passar.",
    en: "You collect your pizza where it is baked. Pick the place that suits you.",
  },
  openUntil: { nb: "Åpent til {{time}}", sv: "Öppet till {{time}}", en: "Open until {{time}}" },
  openNow: { nb: "Åpent nå", sv: "Öppet nu", en: "Open now" },
  closedUntil: { nb: "Stengt, åpner {{time}}", sv: "Stängt, öppnar {{time}}", en: "Closed, opens {{time}}" },
  closed: { nb: "Stengt", sv: "Stängt", en: "Closed" },
  ready: { nb: "Klar på ca. {{minutes}} min", sv: "Klar på ca {{minutes}} min", en: "Ready in about {{minutes}} min" },
  loading: { nb: "Henter butikkene …", sv: "Hämtar butikerna …", en: "Fetching the stores …" },
  failed: {
    nb: "Vi fikk ikke tak i butikkene. Vi prøver igjen av oss selv.",
    sv: "Vi fick inte tag i butikerna. Vi försöker igen av oss själva.",
    en: "We couldn’t reach the stores. We’ll keep trying.",
  },
  tryAgain: { nb: "Prøv nå", sv: "Försök nu", en: "Try now" },
})
