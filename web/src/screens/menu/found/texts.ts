import { defineTexts } from "../../../texts/defineTexts.ts"

/** Texts of search results, search history and favourites. */
export const foundTexts = defineTexts("found", {
  found: {
    nb: { one: "{{count}} treff", other: "{{count}} treff" },
    sv: { one: "{{count}} träff", other: "{{count}} träffar" },
    en: { one: "{{count}} match", other: "{{count}} matches" },
  },
  best: {
    nb: "Her er de {{count}} beste. Skriv mer for å finne akkurat den du vil ha.",
    sv: "Här är de {{count}} bästa. Skriv mer för att hitta just den du vill ha.",
    en: "Here are the best {{count}}. Type more to find the very one you want.",
  },
  searched: { nb: "«{{query}}»", sv: "”{{query}}”", en: "“{{query}}”" },
  notFound: {
    nb: "Det fant vi ikke på menyen. Prøv et kortere ord, eller noe som ligger på pizzaen.",
    sv: "Det hittade vi inte i menyn. Prova ett kortare ord, eller något som ligger på pizzan.",
    en: "We couldn’t find that on the menu. Try a shorter word, or something that goes on a pizza.",
  },
  favourites: { nb: "Mine favoritter", sv: "Mina favoriter", en: "My favourites" },
  noFavourites: {
    nb: "Ingen ennå. Trykk på hjertet ved det du liker, så finner du det her neste gang.",
    sv: "Inga än. Tryck på hjärtat vid det du gillar, så finns det här nästa gång.",
    en: "None yet. Tap the heart on what you like, and find it here next time.",
  },
  wholeMenu: { nb: "Vis hele menyen", sv: "Visa hela menyn", en: "Show the whole menu" },
  before: { nb: "Sist søkt", sv: "Senast sökt", en: "Searched lately" },
  forget: { nb: "Glem søkene", sv: "Glöm sökningarna", en: "Forget these searches" },
})
