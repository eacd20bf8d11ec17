import type { ArticleIn } from "../article.ts"

/** The article about jobs. */
export const jobs: ArticleIn = {
  nb: () => ({
    lead: "Vi lærer deg å strekke deig, passe ovnen og ta imot folk som er sultne. Resten har du med deg.",
    sections: [
      {
        id: "jobbene",
        title: "Jobbene",
        body: [
          [
            "Pizzabaker: du strekker, topper og steker, og ser på skorpen når den er ferdig.",
            "Disk: du tar imot bestillinger, gir ut maten og får køen til å føles kort.",
            "Bud: du kjører maten frem mens den damper.",
            "Skiftleder: du holder tiden, folkene og stemningen.",
          ],
        ],
      },
      {
        id: "du-far",
        title: "Dette får du",
        body: [
          [
            "opplæring på skift, med lønn fra første time",
            "en vaktplan som er klar i god tid",
            "mat på jobben",
            "vei videre: mange som leder skift, begynte i disken",
          ],
        ],
      },
      {
        id: "du-er",
        title: "Dette trenger du",
        body: [
          "Du trenger ikke å ha jobbet før. Du må komme når du har sagt det, vaske hendene, og like at det går fort. For å gi ut øl eller kjøre må du ha alderen og førerkortet som loven krever.",
        ],
      },
      {
        id: "sok",
        title: "Slik søker du",
        body: [
          "Stikk innom butikken du vil jobbe i, gjerne på en rolig tid, eller ring den. Spør etter den som har vakt, og fortell når du kan begynne. Du får svar uansett.",
          { to: { _tag: "Stores" }, words: "Finn en butikk" },
        ],
      },
    ],
  }),
  sv: () => ({
    lead: "Vi lär dig att sträcka ut deg, passa ugnen och ta emot folk som är hungriga. Resten har du med dig.",
    sections: [
      {
        id: "jobben",
        title: "Jobben",
        body: [
          [
            "Pizzabagare: du sträcker ut, toppar och gräddar, och ser på skorpan när den är klar.",
            "Disk: du tar emot beställningar, lämnar ut maten och får kön att kännas kort.",
            "Bud: du kör fram maten medan den ångar.",
            "Skiftledare: du håller tiden, folket och stämningen.",
          ],
        ],
      },
      {
        id: "du-far",
        title: "Det här får du",
        body: [
          [
            "upplärning på skift, med lön från första timmen",
            "ett schema som är klart i god tid",
            "mat på jobbet",
            "en väg vidare: många som leder skift började i disken",
          ],
        ],
      },
      {
        id: "du-ar",
        title: "Det här behöver du",
        body: [
          "Du behöver inte ha jobbat förut. Du ska komma när du har sagt det, tvätta händerna och gilla att det går fort. För att lämna ut öl eller köra behöver du den ålder och det körkort som lagen kräver.",
        ],
      },
      {
        id: "sok",
        title: "Så söker du",
        body: [
          "Titta in i butiken du vill jobba i, gärna en lugn stund, eller ring den. Fråga efter den som har skiftet och berätta när du kan börja. Du får svar oavsett.",
          { to: { _tag: "Stores" }, words: "Hitta en butik" },
        ],
      },
    ],
  }),
  en: () => ({
    lead: "We teach you to stretch dough, mind the oven and look after hungry people. The rest you bring along.",
    sections: [
      {
        id: "work",
        title: "The work",
        body: [
          [
            "Baker: you stretch, top and bake, and know by the crust when it is done.",
            "Counter: you take orders, hand out the food and make the queue feel short.",
            "Driver: you bring the food while it steams.",
            "Shift leader: you keep the time, the people and the mood.",
          ],
        ],
      },
      {
        id: "you-get",
        title: "What you get",
        body: [
          [
            "training on the shift, paid from the first hour",
            "a rota that is ready in good time",
            "food at work",
            "a way up: many shift leaders began at the counter",
          ],
        ],
      },
      {
        id: "you-need",
        title: "What it takes",
        body: [
          "You need not have worked before. You come when you said you would, wash your hands and enjoy a quick pace. To hand out beer or to drive you need the age and the licence that the law requires.",
        ],
      },
      {
        id: "apply",
        title: "How to apply",
        body: [
          "Drop by the store you would like to work in, preferably at a quiet time, or call it. Ask for whoever runs the shift, and say when you can begin. You get an answer either way.",
          { to: { _tag: "Stores" }, words: "Find a store" },
        ],
      },
    ],
  }),
}
