import type { ArticleIn } from "../article.ts"

/** The article about running a store as a franchisee. */
export const franchise: ArticleIn = {
  nb: () => ({
    lead: "En butikk drives best av noen som kjenner strøket. Vi har oppskriften på resten.",
    sections: [
      {
        id: "vi",
        title: "Dette kommer vi med",
        body: [
          [
            "oppskriftene, deigen og leverandørene",
            "opplæring av deg og de første du ansetter",
            "nettbutikken, kjøkkenskjermen og tallene fra hver kveld",
            "hjelp med lokale, ovn og plan for åpningen",
          ],
        ],
      },
      {
        id: "du",
        title: "Dette kommer du med",
        body: [
          [
            "et sted der folk går forbi eller bor tett",
            "tid: de beste butikkene har eieren på gulvet det første året",
            "lyst til å lede unge folk",
            "egenkapital, og en bank som tror på deg",
          ],
        ],
      },
      {
        id: "veien",
        title: "Veien til åpning",
        body: [
          "Vi møtes, du står noen skift i en butikk som går godt, og vi regner på stedet sammen. Blir vi enige, skriver vi kontrakt før du skriver under på et lokale. Du får alle tall og vilkår skriftlig og tid til å vise dem til noen du stoler på.",
        ],
      },
      {
        id: "kontakt",
        title: "Ta kontakt",
        body: [
          "Snakk med den nærmeste butikken. Den setter deg i forbindelse med rette person, og du får se hvordan en vanlig dag er.",
          { to: { _tag: "Stores" }, words: "Finn en butikk" },
        ],
      },
    ],
  }),
  sv: () => ({
    lead: "En butik drivs bäst av någon som känner trakten. Vi har receptet på resten.",
    sections: [
      {
        id: "vi",
        title: "Det här kommer vi med",
        body: [
          [
            "recepten, degen och leverantörerna",
            "upplärning av dig och de första du anställer",
            "webbutiken, köksskärmen och siffrorna från varje kväll",
            "hjälp med lokal, ugn och plan för öppningen",
          ],
        ],
      },
      {
        id: "du",
        title: "Det här kommer du med",
        body: [
          [
            "ett ställe där folk går förbi eller bor tätt",
            "tid: de bästa butikerna har ägaren på golvet det första året",
            "lust att leda unga människor",
            "eget kapital, och en bank som tror på dig",
          ],
        ],
      },
      {
        id: "vagen",
        title: "Vägen till öppning",
        body: [
          "Vi träffas, du står några skift i en butik som går bra, och vi räknar på stället tillsammans. Blir vi överens skriver vi avtal innan du skriver under på en lokal. Du får alla siffror och villkor skriftligt och tid att visa dem för någon du litar på.",
        ],
      },
      {
        id: "kontakt",
        title: "Hör av dig",
        body: [
          "Prata med den närmaste butiken. Den förmedlar kontakten, och du får se hur en vanlig dag är.",
          { to: { _tag: "Stores" }, words: "Hitta en butik" },
        ],
      },
    ],
  }),
  en: () => ({
    lead: "A store is run best by somebody who knows the neighbourhood. We have the recipe for the rest.",
    sections: [
      {
        id: "we",
        title: "What we bring",
        body: [
          [
            "the recipes, the dough and the suppliers",
            "training for you and the first people you hire",
            "the online shop, the kitchen’s screen and the figures of each evening",
            "help with premises, oven and a plan for the opening",
          ],
        ],
      },
      {
        id: "you",
        title: "What you bring",
        body: [
          [
            "a place where people pass by or live close together",
            "time: the best stores have their owner on the floor in the first year",
            "a liking for leading young people",
            "capital of your own, and a bank that believes in you",
          ],
        ],
      },
      {
        id: "way",
        title: "The way to the opening",
        body: [
          "We meet, you work a few shifts in a store that does well, and we do the sums for the place together. If we agree, we sign a contract before you sign for premises. You get all figures and terms in writing, and time to show them to somebody you trust.",
        ],
      },
      {
        id: "contact",
        title: "Get in touch",
        body: [
          "Talk to the nearest store. It passes you on to the right person, and you see what an ordinary day is like.",
          { to: { _tag: "Stores" }, words: "Find a store" },
        ],
      },
    ],
  }),
}
