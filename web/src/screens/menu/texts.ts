import { defineTexts } from "../../texts/defineTexts.ts"

/** Texts of the menu screen. */
export const menuTexts = defineTexts("menu", {
  title: { nb: "Menyen", sv: "Menyn", en: "The menu" },
  tab: { nb: "Meny, {{store}}", sv: "Meny, {{store}}", en: "Menu, {{store}}" },
  shelves: { nb: "Kategorier", sv: "Kategorier", en: "Categories" },
  filter: { nb: "Vis bare", sv: "Visa bara", en: "Show only" },
  all: { nb: "Alle", sv: "Alla", en: "All" },
  size: { nb: "Størrelse", sv: "Storlek", en: "Size" },
  allSizes: { nb: "Alle størrelser", sv: "Alla storlekar", en: "All sizes" },
  nothingSo: {
    nb: "Ingenting her i den størrelsen. Velg en annen, eller se alle.",
    sv: "Inget här i den storleken. Välj en annan, eller se alla.",
    en: "Nothing here in that size. Choose another one, or see them all.",
  },
  onlyCrusts: {
    nb: "{{size}} lages bare med {{crusts}} bunn.",
    sv: "{{size}} görs bara med {{crusts}} botten.",
    en: "{{size}} pizzas come only with {{crusts}} crust.",
  },
  search: { nb: "Søk i menyen", sv: "Sök i menyn", en: "Search the menu" },
  clearSearch: { nb: "Tøm søket", sv: "Töm sökningen", en: "Clear the search" },
  favourites: { nb: "Mine favoritter", sv: "Mina favoriter", en: "My favourites" },
  deals: { nb: "Tilbud", sv: "Erbjudanden", en: "Deals" },
  from: { nb: "fra {{price}}", sv: "från {{price}}", en: "from {{price}}" },
  ready: { nb: "Klar på ca. {{minutes}} min", sv: "Klar på ca {{minutes}} min", en: "Ready in about {{minutes}} min" },
  brought: {
    nb: "Hos deg på ca. {{minutes}} min",
    sv: "Hos dig på ca {{minutes}} min",
    en: "With you in about {{minutes}} min",
  },
  changeStore: { nb: "Bytt butikk", sv: "Byt butik", en: "Change store" },
  closedNow: {
    nb: "Ovnen er kald akkurat nå. Du kan se på menyen, og bestille når butikken åpner.",
    sv: "Ugnen är kall just nu. Du kan titta i menyn, och beställa när butiken öppnar.",
    en: "The oven is cold right now. Have a look at the menu, and order when the store opens.",
  },
  loading: { nb: "Henter menyen …", sv: "Hämtar menyn …", en: "Fetching the menu …" },
  failed: {
    nb: "Menyen kom ikke frem. Vi prøver igjen av oss selv.",
    sv: "Menyn kom inte fram. Vi försöker igen automatiskt.",
    en: "The menu did not get through. We’ll keep trying.",
  },
  missingTitle: { nb: "Vi finner ikke butikken", sv: "Vi hittar inte butiken", en: "We can’t find that store" },
  missingText: {
    nb: "Den kan ha flyttet. Her er alle de andre.",
    sv: "Den kan ha flyttat. Här är alla de andra.",
    en: "It may have moved. Here are all the others.",
  },
  chooseStore: { nb: "Velg butikk", sv: "Välj butik", en: "Choose a store" },
  toCart: { nb: "Se handlevognen", sv: "Se varukorgen", en: "See the cart" },
  left: {
    nb: "{{amount}} igjen til levering",
    sv: "{{amount}} kvar till leverans",
    en: "{{amount}} more for delivery",
  },
  items: {
    nb: { one: "{{count}} vare", other: "{{count}} varer" },
    sv: { one: "{{count}} vara", other: "{{count}} varor" },
    en: { one: "{{count}} item", other: "{{count}} items" },
  },
})
