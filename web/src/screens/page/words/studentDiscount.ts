import type { ArticleIn } from "../article.ts"

/** The article about the student discount. */
export const studentDiscount: ArticleIn = {
  nb: () => ({
    lead: "Studerer du? Da er pizzaen billigere, hele semesteret.",
    sections: [
      {
        id: "slik",
        title: "Slik får du den",
        body: [
          [
            "Vis gyldig studentbevis i butikken du bestiller fra. Et bevis i en app er like godt.",
            "Spør hvilken kode som gjelder der nå.",
            "Skriv koden i handlevognen, under rabatter.",
          ],
        ],
      },
      {
        id: "gjelder",
        title: "Hva den gjelder",
        body: [
          "Koden gjelder i butikken som ga den, så lenge den sier. Den gjelder ikke øl, pant eller levering, og kan ikke brukes sammen med andre rabatter. Hvor mye du sparer, ser du i handlevognen før du bestiller.",
        ],
      },
      {
        id: "nei",
        title: "Hvis koden ikke går",
        body: [
          "Grunnen står under koden: kanskje er den gått ut, eller du har valgt en annen butikk. Spør i butikken, så får du den som gjelder nå.",
          { to: { _tag: "Stores" }, words: "Finn en butikk" },
        ],
      },
    ],
  }),
  sv: () => ({
    lead: "Studerar du? Då är pizzan billigare, hela terminen.",
    sections: [
      {
        id: "sa",
        title: "Så får du den",
        body: [
          [
            "Visa giltig studentlegitimation i butiken du beställer från. En legitimation i en app går lika bra.",
            "Fråga vilken kod som gäller där nu.",
            "Skriv koden i varukorgen, under rabatter.",
          ],
        ],
      },
      {
        id: "galler",
        title: "Vad den gäller",
        body: [
          "Koden gäller i butiken som gav den, så länge den säger. Den gäller inte öl, pant eller leverans, och går inte att använda ihop med andra rabatter. Hur mycket du sparar ser du i varukorgen innan du beställer.",
        ],
      },
      {
        id: "nej",
        title: "Om koden inte går",
        body: [
          "Skälet står under koden: kanske har den gått ut, eller så har du valt en annan butik. Fråga i butiken så får du den som gäller nu.",
          { to: { _tag: "Stores" }, words: "Hitta en butik" },
        ],
      },
    ],
  }),
  en: () => ({
    lead: "Are you a student? Then pizza is cheaper, all term.",
    sections: [
      {
        id: "how",
        title: "How you get it",
        body: [
          [
            "Show a valid student card at the store you order from. A card in an app is just as good.",
            "Ask which code is good there now.",
            "Enter the code in the cart, under discounts.",
          ],
        ],
      },
      {
        id: "good-for",
        title: "What it is good for",
        body: [
          "The code is good at the store that gave it, for as long as it says. It does not apply to beer, deposits or delivery, and cannot be combined with other discounts. You see how much you save in the cart, before you order.",
        ],
      },
      {
        id: "if-not",
        title: "If the code does not work",
        body: [
          "The reason stands below the code: it may have expired, or you have chosen another store. Ask at the store, and you get the one that is good now.",
          { to: { _tag: "Stores" }, words: "Find a store" },
        ],
      },
    ],
  }),
}
