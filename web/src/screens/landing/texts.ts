import { defineTexts } from "../../texts/defineTexts.ts"

/** Texts of the landing page. */
export const landingTexts = defineTexts("landing", {
  tab: { nb: "Pizza rett fra ovnen", sv: "Pizza direkt från ugnen", en: "Pizza straight from the oven" },
  title: { nb: "Sprø kant.\nSeig ost.", sv: "Knaprig kant.\nSeg ost.", en: "Crisp edge.\nStretchy cheese." },
  lead: {
    nb: "Vi steker når du bestiller. Følg pizzaen fra benk til boks, og hent den mens den damper.",
    sv: "Vi gräddar när du beställer. Följ pizzan från bänk till kartong, och hämta den medan den ångar.",
    en: "We bake when you order. Follow your pizza from bench to box, and collect it while it steams.",
  },
  choose: { nb: "Velg butikk", sv: "Välj butik", en: "Choose a store" },
  goOn: { nb: "Fortsett hos {{store}}", sv: "Fortsätt hos {{store}}", en: "Carry on at {{store}}" },
  deliverTo: { nb: "Få den levert til", sv: "Få den levererad till", en: "Have it delivered to" },
  addressHint: { nb: "Gate og nummer", sv: "Gata och nummer", en: "Street and number" },
  collectNear: { nb: "Hent i nærmeste butikk", sv: "Hämta i närmaste butik", en: "Collect at the nearest store" },
  whoDelivers: { nb: "Se hvem som leverer dit", sv: "Se vem som levererar dit", en: "See who delivers there" },
  againTitle: { nb: "Det samme igjen?", sv: "Samma igen?", en: "The same again?" },
  againFrom: {
    nb: "Fra {{store}}, {{total}} sist",
    sv: "Från {{store}}, {{total}} sist",
    en: "From {{store}}, {{total}} last time",
  },
  again: { nb: "Bestill på nytt", sv: "Beställ på nytt", en: "Order it again" },
  againComing: { nb: "Henter menyen …", sv: "Hämtar menyn …", en: "Getting the menu …" },
  ovenTitle: { nb: "Fra ovnen på {{store}}", sv: "Från ugnen på {{store}}", en: "From the oven at {{store}}" },
  stepsTitle: { nb: "Slik går det til", sv: "Så går det till", en: "How it works" },
  pick: { nb: "Velg", sv: "Välj", en: "Choose" },
  pickText: {
    nb: "Størrelse og bunn velger du selv. Prisen ser du hele veien.",
    sv: "Storlek och botten väljer du själv. Priset ser du hela vägen.",
    en: "Size and crust are yours to choose. You see the price all along.",
  },
  follow: { nb: "Følg med", sv: "Följ med", en: "Follow" },
  followText: {
    nb: "Kjøkkenet sier fra ved hvert steg. Du ser det i samme øyeblikk.",
    sv: "Köket säger till vid varje steg. Du ser det i samma ögonblick.",
    en: "The kitchen reports each step. You see it at that very moment.",
  },
  collect: { nb: "Hent", sv: "Hämta", en: "Collect" },
  collectText: {
    nb: "Betal i butikken, løft på lokket, spis.",
    sv: "Betala i butiken, lyft på locket, ät.",
    en: "Pay in the store, lift the lid, eat.",
  },
  storesTitle: { nb: "Noen av butikkene våre", sv: "Några av våra butiker", en: "Some of our stores" },
  allStores: { nb: "Alle butikker", sv: "Alla butiker", en: "All stores" },
})
