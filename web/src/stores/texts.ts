import { defineTexts } from "../texts/defineTexts.ts"

export const storesTexts = defineTexts("stores", {
  title: { nb: "Velg butikk", sv: "Välj butik", en: "Choose a store" },
  lead: {
    nb: "Hent den rett fra ovnen, eller få den levert. Velg stedet som passer.",
    sv: "Hämta den direkt från ugnen, eller få den levererad. Välj stället som passar.",
    en: "Collect it straight from the oven, or have it delivered. Pick the place that suits you.",
  },
  openUntil: { nb: "Åpent til {{time}}", sv: "Öppet till {{time}}", en: "Open until {{time}}" },
  openNow: { nb: "Åpent nå", sv: "Öppet nu", en: "Open now" },
  closedUntil: { nb: "Stengt, åpner {{time}}", sv: "Stängt, öppnar {{time}}", en: "Closed, opens {{time}}" },
  closedToday: {
    nb: "Stengt i dag, åpner {{time}}",
    sv: "Stängt i dag, öppnar {{time}}",
    en: "Closed today, opens {{time}}",
  },
  closed: { nb: "Stengt", sv: "Stängt", en: "Closed" },
  ready: { nb: "Klar på ca. {{minutes}} min", sv: "Klar på ca {{minutes}} min", en: "Ready in about {{minutes}} min" },
  loading: { nb: "Henter butikkene …", sv: "Hämtar butikerna …", en: "Fetching the stores …" },
  failed: {
    nb: "Vi fikk ikke tak i butikkene. Vi prøver igjen av oss selv.",
    sv: "Vi fick inte tag i butikerna. Vi försöker igen automatiskt.",
    en: "We couldn’t reach the stores. We’ll keep trying.",
  },
  find: { nb: "Søk etter sted eller adresse", sv: "Sök på plats eller adress", en: "Search by place or street" },
  findHint: { nb: "Sted, gate eller postnummer", sv: "Plats, gata eller postnummer", en: "Place, street or postcode" },
  nearMe: { nb: "Nær meg", sv: "Nära mig", en: "Near me" },
  asking: { nb: "Finner ut hvor du er …", sv: "Tar reda på var du är …", en: "Finding out where you are …" },
  nearest: {
    nb: "De nærmeste står først, åpne foran stengte.",
    sv: "De närmaste står först, öppna före stängda.",
    en: "The nearest come first, open ones before closed.",
  },
  farAway: {
    nb: "Vi har ingen butikk i nærheten. Den nærmeste er {{store}}, {{distance}} unna.",
    sv: "Vi har ingen butik i närheten. Den närmaste är {{store}}, {{distance}} bort.",
    en: "We have no store near you. The nearest is {{store}}, {{distance}} away.",
  },
  nowhere: {
    nb: "Vi fant ikke ut hvor du er. Søk i stedet.",
    sv: "Vi kunde inte se var du är. Sök i stället.",
    en: "We could not tell where you are. Search instead.",
  },
  denied: {
    nb: "Nettleseren deler ikke hvor du er. Søk i stedet.",
    sv: "Webbläsaren delar inte var du är. Sök i stället.",
    en: "Your browser does not share where you are. Search instead.",
  },
  count: {
    nb: { one: "{{count}} butikk", other: "{{count}} butikker" },
    sv: { one: "{{count}} butik", other: "{{count}} butiker" },
    en: { one: "{{count}} store", other: "{{count}} stores" },
  },
  noneFits: {
    nb: "Ingen av butikkene våre passer til «{{query}}».",
    sv: "Ingen av våra butiker passar på ”{{query}}”.",
    en: "None of our stores matches “{{query}}”.",
  },
  showAll: { nb: "Vis alle butikkene", sv: "Visa alla butiker", en: "Show all stores" },
  collect: {
    nb: "Hent om ca. {{minutes}} min",
    sv: "Hämta om ca {{minutes}} min",
    en: "Collect in about {{minutes}} min",
  },
  bring: {
    nb: "Levert på ca. {{minutes}} min · {{fee}}",
    sv: "Levererad på ca {{minutes}} min · {{fee}}",
    en: "Delivered in about {{minutes}} min · {{fee}}",
  },
  collectLater: { nb: "Henting", sv: "Avhämtning", en: "Collection" },
  bringLater: { nb: "Levering · {{fee}}", sv: "Leverans · {{fee}}", en: "Delivery · {{fee}}" },
  noDelivery: { nb: "Bare henting", sv: "Endast avhämtning", en: "Collection only" },
  notToYou: { nb: "Leverer ikke til deg", sv: "Levererar inte till dig", en: "Does not deliver to you" },
  about: { nb: "Åpningstider og veien dit", sv: "Öppettider och vägen dit", en: "Hours and how to get there" },
  aboutStore: {
    nb: "Åpningstider og veien dit: {{store}}",
    sv: "Öppettider och vägen dit: {{store}}",
    en: "Hours and how to get there: {{store}}",
  },
})
