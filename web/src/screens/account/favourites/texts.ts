import { defineTexts } from "../../../texts/defineTexts.ts"

/** Texts of the favourites on the customer's own page. */
export const ownFavouritesTexts = defineTexts("ownFavourites", {
  title: { nb: "Favoritter", sv: "Favoriter", en: "Favourites" },
  none: {
    nb: "Trykk på hjertet ved det du liker på menyen, så finner du det her.",
    sv: "Tryck på hjärtat vid det du gillar på menyn, så hittar du det här.",
    en: "Tap the heart on what you like on the menu, and find it here.",
  },
  noStore: {
    nb: "Velg en favorittbutikk, så ser du favorittene dine med pris.",
    sv: "Välj en favoritbutik, så ser du dina favoriter med pris.",
    en: "Choose a favourite store to see your favourites with their prices.",
  },
  at: { nb: "Priser hos {{store}}.", sv: "Priser hos {{store}}.", en: "Prices at {{store}}." },
  loading: { nb: "Henter favorittene dine …", sv: "Hämtar dina favoriter …", en: "Loading your favourites …" },
  failed: {
    nb: "Vi fikk ikke hentet menyen. Vi prøver igjen av oss selv.",
    sv: "Vi kunde inte hämta menyn. Vi försöker igen automatiskt.",
    en: "The menu could not be loaded. We’ll keep trying.",
  },
  from: { nb: "fra {{price}}", sv: "från {{price}}", en: "from {{price}}" },
  elsewhere: {
    nb: {
      one: "{{count}} av favorittene dine selges ikke her.",
      other: "{{count}} av favorittene dine selges ikke her.",
    },
    sv: {
      one: "{{count}} av dina favoriter säljs inte här.",
      other: "{{count}} av dina favoriter säljs inte här.",
    },
    en: {
      one: "{{count}} of your favourites is not sold here.",
      other: "{{count}} of your favourites are not sold here.",
    },
  },
  isTaken: {
    nb: "{{name}} er ikke lenger en favoritt.",
    sv: "{{name}} är inte längre en favorit.",
    en: "{{name}} is no longer a favourite.",
  },
  undo: { nb: "Angre", sv: "Ångra", en: "Undo" },
  undoOf: {
    nb: "Angre: {{name}} som favoritt igjen",
    sv: "Ångra: {{name}} som favorit igen",
    en: "Undo: {{name}} as a favourite again",
  },
})
