import { defineTexts } from "../../../texts/defineTexts.ts"

/** Texts of the favourite store on the customer's own page. */
export const ownStoreTexts = defineTexts("ownStore", {
  title: { nb: "Favorittbutikk", sv: "Favoritbutik", en: "Favourite store" },
  lead: {
    nb: "Velg den du helst bestiller fra, så er menyen klar når du logger inn.",
    sv: "Välj den du helst beställer från, så är menyn redo när du loggar in.",
    en: "Choose the one you like to order from, and its menu is ready when you log in.",
  },
  loading: { nb: "Henter butikken …", sv: "Hämtar butiken …", en: "Loading the store …" },
  failed: {
    nb: "Vi fikk ikke tak i butikken. Vi prøver igjen av oss selv.",
    sv: "Vi fick inte tag i butiken. Vi försöker igen automatiskt.",
    en: "We couldn’t reach the store. We’ll keep trying.",
  },
  gone: {
    nb: "Butikken du valgte, finnes ikke lenger.",
    sv: "Butiken du valde finns inte längre.",
    en: "The store that you chose is no longer there.",
  },
  toMenu: { nb: "Til menyen", sv: "Till menyn", en: "To the menu" },
  choose: { nb: "Velg favorittbutikk", sv: "Välj favoritbutik", en: "Choose favourite store" },
  change: { nb: "Bytt favorittbutikk", sv: "Byt favoritbutik", en: "Change favourite store" },
})
