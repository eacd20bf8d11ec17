import type { ArticleIn } from "../article.ts"

/** The article about allergens: how they are determined, and what is not guaranteed. */
export const allergens: ArticleIn = {
  nb: () => ({
    lead: "Du skal vite hva som er i maten før du kjøper den. Derfor regner vi det ut for akkurat den pizzaen du setter sammen.",
    sections: [
      {
        id: "slik",
        title: "Slik finner du dem",
        body: [
          [
            "På hvert produkt i menyen står allergenene, og hvilken ingrediens hvert av dem kommer fra.",
            "Når du bygger pizzaen, regnes de ut på nytt for hver ingrediens du legger til eller tar bort.",
            "På en halv og halv står de for hver halvdel.",
          ],
        ],
      },
      {
        id: "spor",
        title: "Spor av andre",
        body: [
          "Alt lages i samme kjøkken, av samme hender og i samme ovn, og mel ligger i luften. Spor av gluten, skalldyr, egg, fisk, peanøtter, soya, melk, selleri, sennep og sesam kan ikke utelukkes, heller ikke på glutenfri bunn.",
          "Reagerer du på små mengder, ring butikken før du bestiller. Har du cøliaki, fraråder vi pizzaene våre.",
          { to: { _tag: "Stores" }, words: "Finn butikkens nummer" },
        ],
      },
      {
        id: "endre",
        title: "Når noe endrer seg",
        body: [
          "Oppskrifter og leverandører kan skifte. Det som står på produktet når du bestiller, er det som gjelder, også når du bestiller det samme som sist.",
        ],
      },
    ],
  }),
  sv: () => ({
    lead: "Du ska veta vad som är i maten innan du köper den. Därför räknar vi ut det för just den pizza du sätter ihop.",
    sections: [
      {
        id: "sa",
        title: "Så hittar du dem",
        body: [
          [
            "På varje produkt i menyn står allergenerna, och vilken ingrediens vart och ett kommer från.",
            "När du bygger pizzan räknas de ut på nytt för varje ingrediens du lägger till eller tar bort.",
            "På en halv och halv står de för varje halva.",
          ],
        ],
      },
      {
        id: "spar",
        title: "Spår av andra",
        body: [
          "Allt lagas i samma kök, av samma händer och i samma ugn, och mjöl finns i luften. Spår av gluten, kräftdjur, ägg, fisk, jordnötter, soja, mjölk, selleri, senap och sesam kan inte uteslutas, inte heller på glutenfri botten.",
          "Reagerar du på små mängder, ring butiken innan du beställer. Har du celiaki avråder vi från våra pizzor.",
          { to: { _tag: "Stores" }, words: "Hitta butikens nummer" },
        ],
      },
      {
        id: "andra",
        title: "När något ändras",
        body: [
          "Recept och leverantörer kan skifta. Det som står på produkten när du beställer är det som gäller, också när du beställer samma som sist.",
        ],
      },
    ],
  }),
  en: () => ({
    lead: "You should know what is in the food before you buy it. So we work it out for the very pizza that you put together.",
    sections: [
      {
        id: "how",
        title: "How you find them",
        body: [
          [
            "Each product on the menu names its allergens, and which ingredient each comes from.",
            "While you build a pizza they are worked out anew for every ingredient you add or take off.",
            "On a half and half they are given for each half.",
          ],
        ],
      },
      {
        id: "traces",
        title: "Traces of others",
        body: [
          "Everything is made in one kitchen, by the same hands and in the same oven, and there is flour in the air. Traces of gluten, crustaceans, egg, fish, peanuts, soya, milk, celery, mustard and sesame cannot be ruled out, not on a gluten-free crust either.",
          "If small amounts make you ill, call the store before you order. If you have coeliac disease, we advise against our pizzas.",
          { to: { _tag: "Stores" }, words: "Find the store’s number" },
        ],
      },
      {
        id: "changes",
        title: "When something changes",
        body: [
          "Recipes and suppliers may change. What the product says when you order is what applies, also when you order the same as last time.",
        ],
      },
    ],
  }),
}
