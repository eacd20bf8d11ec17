import type { ArticleIn } from "../article.ts"

/** The article about contact, by subject. */
export const contact: ArticleIn = {
  nb: () => ({
    lead: "Raskest svar får du av butikken som lager maten din.",
    sections: [
      {
        id: "bestilling",
        title: "En bestilling som er i gang",
        body: [
          "Ring butikken. Nummeret står på sporingssiden og på butikkens egen side. Ha ordrenummeret klart: det er det de roper opp ved disken.",
          { to: { _tag: "Stores" }, words: "Butikker og telefonnumre" },
        ],
      },
      {
        id: "feil",
        title: "Noe var galt med maten",
        body: [
          "Si fra til butikken så snart du merker det, helst samme dag. Ta gjerne et bilde. Da finner dere ut om du skal ha ny mat eller pengene tilbake.",
          { to: { _tag: "Page", page: "terms" }, words: "Hva du har rett til" },
        ],
      },
      {
        id: "nettbutikken",
        title: "Noe virker ikke på nettsiden",
        body: [
          "Trykk på «Meld fra om en feil» nederst på siden der det skjedde. Du ser hva som sendes, og får en kode som du kan oppgi til butikken, så kan vi spille av feilen hos oss.",
        ],
      },
      {
        id: "personvern",
        title: "Opplysningene dine",
        body: [
          "Det vi har om deg, ser, retter og sletter du på Min side. Uten konto spør du i en butikk.",
          { to: { _tag: "Page", page: "privacy" }, words: "Personvern og informasjonskapsler" },
        ],
      },
      {
        id: "sporsmal",
        title: "Alt annet",
        body: ["Kanskje står svaret her allerede.", { to: { _tag: "Page", page: "faq" }, words: "Spørsmål og svar" }],
      },
    ],
  }),
  sv: () => ({
    lead: "Snabbast svar får du av butiken som lagar din mat.",
    sections: [
      {
        id: "bestallning",
        title: "En beställning som är på gång",
        body: [
          "Ring butiken. Numret står på spårningssidan och på butikens egen sida. Ha ordernumret till hands: det är det de ropar upp vid disken.",
          { to: { _tag: "Stores" }, words: "Butiker och telefonnummer" },
        ],
      },
      {
        id: "fel",
        title: "Något var fel med maten",
        body: [
          "Säg till butiken så snart du märker det, helst samma dag. Ta gärna en bild. Då kommer ni fram till om du ska få ny mat eller pengarna tillbaka.",
          { to: { _tag: "Page", page: "terms" }, words: "Vad du har rätt till" },
        ],
      },
      {
        id: "webbutiken",
        title: "Något fungerar inte på webbplatsen",
        body: [
          "Tryck på ”Rapportera ett fel” längst ner på sidan där det hände. Du ser vad som skickas och får en kod som du kan uppge för butiken, så kan vi spela upp felet hos oss.",
        ],
      },
      {
        id: "sekretess",
        title: "Dina uppgifter",
        body: [
          "Det vi har om dig ser, rättar och raderar du på Min sida. Utan konto frågar du i en butik.",
          { to: { _tag: "Page", page: "privacy" }, words: "Sekretess och cookies" },
        ],
      },
      {
        id: "fragor",
        title: "Allt annat",
        body: ["Kanske står svaret här redan.", { to: { _tag: "Page", page: "faq" }, words: "Frågor och svar" }],
      },
    ],
  }),
  en: () => ({
    lead: "The quickest answer comes from the store that makes your food.",
    sections: [
      {
        id: "order",
        title: "An order under way",
        body: [
          "Call the store. Its number is on the tracking page and on the store’s own page. Have your order number ready: it is what they call out at the counter.",
          { to: { _tag: "Stores" }, words: "Stores and phone numbers" },
        ],
      },
      {
        id: "faults",
        title: "Something was wrong with the food",
        body: [
          "Tell the store as soon as you notice, preferably on the same day. A picture helps. You will work out whether you get new food or your money back.",
          { to: { _tag: "Page", page: "terms" }, words: "What you have a right to" },
        ],
      },
      {
        id: "site",
        title: "Something does not work on the site",
        body: [
          "Press “Report a problem” at the foot of the page where it happened. You see what is sent, and get a code that you can tell the store, so that we can play the fault again.",
        ],
      },
      {
        id: "privacy",
        title: "Your data",
        body: [
          "You see, correct and delete what we have about you at My page. Without an account, ask in a store.",
          { to: { _tag: "Page", page: "privacy" }, words: "Privacy and cookies" },
        ],
      },
      {
        id: "questions",
        title: "Anything else",
        body: [
          "The answer may be here already.",
          { to: { _tag: "Page", page: "faq" }, words: "Questions and answers" },
        ],
      },
    ],
  }),
}
