import { defineTexts } from "../texts/defineTexts.ts"

export const consentTexts = defineTexts("consent", {
  title: { nb: "Informasjonskapsler", sv: "Cookies", en: "Cookies" },
  ask: {
    nb: "Vi husker det som trengs for å bestille. Får vi også telle besøk og vise tilbud som passer?",
    sv: "Vi minns det som behövs för att beställa. Får vi även räkna besök och visa erbjudanden som passar?",
    en: "We remember what ordering needs. May we also count visits and show offers that suit you?",
  },
  yes: { nb: "Ja, det er greit", sv: "Ja, det går bra", en: "Yes, that’s fine" },
  no: { nb: "Nei takk", sv: "Nej tack", en: "No thanks" },
  choose: { nb: "Velg selv", sv: "Välj själv", en: "Choose for yourself" },
  done: { nb: "Ferdig", sv: "Klart", en: "Done" },
  necessary: { nb: "Nødvendig", sv: "Nödvändigt", en: "Necessary" },
  necessaryText: {
    nb: "Handlevogn, butikk, språk og dette valget. Alltid på.",
    sv: "Varukorg, butik, språk och det här valet. Alltid på.",
    en: "Cart, store, language and this choice. Always on.",
  },
  statistics: { nb: "Statistikk", sv: "Statistik", en: "Statistics" },
  statisticsText: {
    nb: "Hvilke sider og pizzaer som ses, uten hvem du er.",
    sv: "Vilka sidor och pizzor som visas, utan vem du är.",
    en: "Which pages and pizzas are looked at, not who you are.",
  },
  marketing: { nb: "Markedsføring", sv: "Marknadsföring", en: "Marketing" },
  marketingText: {
    nb: "Tilbud som passer, her og andre steder.",
    sv: "Erbjudanden som passar, här och på andra ställen.",
    en: "Offers that suit you, here and elsewhere.",
  },
  privacy: { nb: "Les om personvern", sv: "Läs om sekretess", en: "Read about privacy" },
})
