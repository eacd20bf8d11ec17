import { type ArticleIn, only } from "../article.ts"

/** Questions as they are asked, each a section that folds. */
export const faq: ArticleIn = {
  nb: ({ largeOrders, minimumDelivery, beer, loyalty }) => ({
    lead: "Det vi blir spurt om oftest. Står ikke svaret her, ring butikken.",
    sections: [
      {
        id: "nar-klar",
        title: "Når er pizzaen klar?",
        body: [
          "Det anslår butikken, og du ser det på menyen og i kassen. Når du har bestilt, viser sporingen hvert steg idet kjøkkenet melder det, og aldri noe det ikke har meldt.",
        ],
      },
      {
        id: "forhand",
        title: "Kan jeg bestille på forhånd?",
        body: [
          "Ja. Velg senere i dag, i morgen eller en annen dag, opptil 30 åpne dager frem. Tidene går hvert kvarter, og den første er minst en time unna.",
        ],
      },
      {
        id: "levering",
        title: "Leverer dere hjem til meg?",
        body: [
          `Skriv adressen din, så ser du hvilken butikk som kommer dit, og hva det koster. Minste beløp er ${minimumDelivery / 100} kr, hvis butikken ikke sier noe annet. Noen steder, som en stadion, leverer vi til et fast møtested.`,
        ],
      },
      {
        id: "delt",
        title: "Kan jeg få to halve pizzaer i én?",
        body: [
          "Ja, alle pizzaer i samme størrelse og bunn kan deles. Den dyreste halvdelen bestemmer prisen, og ekstra ingredienser på bare den ene halvdelen koster halvparten. Velg «Halv og halv» mens du bygger.",
        ],
      },
      {
        id: "ti",
        title: "Hvorfor får jeg ikke lagt til flere ingredienser?",
        body: [
          "Fra ti ingredienser blir ikke bunnen stekt som den skal. Sauser og det som er gratis, kan du alltid legge til, og du kan ta bort noe for å få plass.",
        ],
      },
      {
        id: "pris",
        title: "Hvorfor endret prisen seg?",
        body: [
          "Butikken bekrefter prisen før du betaler. Er den en annen enn den du så, viser vi begge og spør deg først.",
        ],
      },
      {
        id: "kode",
        title: "Hvor skriver jeg rabattkoden?",
        body: [
          "I handlevognen, under rabatter, eller under Tilbud på menyen. Går den ikke, står grunnen der: kanskje den er brukt, gjelder en annen dag eller bare ved henting.",
        ],
      },
      {
        id: "endre",
        title: "Kan jeg endre eller avbestille?",
        body: ["Ring butikken med en gang. Nummeret står på sporingssiden. Når pizzaen er i ovnen, er det for sent."],
      },
      {
        id: "konto",
        title: "Må jeg ha konto?",
        body: [
          "Nei. Navn og telefonnummer holder.",
          ...only(
            loyalty !== null,
            `Som medlem får du poeng: ${loyalty?.rewardPoints ?? 0} poeng er ${(loyalty?.reward ?? 0) / 100} kr av på en bestilling.`,
          ),
        ],
      },
      {
        id: "vogn",
        title: "Hva skjer med handlevognen hvis jeg går?",
        body: ["Den ligger på enheten din i 24 timer, også uten nett og hvis du bytter språk."],
      },
      {
        id: "butikk",
        title: "Hva om jeg bytter butikk?",
        body: [
          "Handlevognen følger med, og prisen regnes ut på nytt. Har den nye butikken ikke det du valgte, sier vi fra før noe blir borte.",
        ],
      },
      ...only(largeOrders !== null, {
        id: "mange",
        title: "Kan jeg bestille til mange?",
        body: [
          `Ja. Fra ${largeOrders?.nextDayFrom ?? 0} pizzaer må det være til en senere dag, så deigen rekker å heve. Fra ${largeOrders?.manualFrom ?? 0} ringer du butikken, så legger dere en plan sammen.`,
        ],
      }),
      {
        id: "ol",
        title: "Hvorfor får jeg ikke kjøpt øl?",
        body: [
          `Du må ha fylt ${beer.minimumAge} år og vise legitimasjon.`,
          ...only(beer.hours !== null, "Loven sier også når øl kan gis ut, og tiden du får maten, er den som teller."),
        ],
      },
      {
        id: "allergi",
        title: "Hva hvis jeg er allergisk?",
        body: [
          "Allergenene står på hvert produkt og regnes ut på nytt når du endrer pizzaen. Reagerer du på små mengder, ring butikken først.",
          { to: { _tag: "Page", page: "allergens" }, words: "Mer om allergener" },
        ],
      },
    ],
  }),
  sv: ({ largeOrders, minimumDelivery, beer, loyalty }) => ({
    lead: "Det vi oftast får frågor om. Står svaret inte här, ring butiken.",
    sections: [
      {
        id: "nar-klar",
        title: "När är pizzan klar?",
        body: [
          "Det uppskattar butiken, och du ser det på menyn och i kassan. När du har beställt visar spårningen varje steg när köket meddelar det, och aldrig något det inte har meddelat.",
        ],
      },
      {
        id: "forhand",
        title: "Kan jag beställa i förväg?",
        body: [
          "Ja. Välj senare i dag, i morgon eller en annan dag, upp till 30 öppna dagar fram. Tiderna går varje kvart, och den första är minst en timme bort.",
        ],
      },
      {
        id: "leverans",
        title: "Levererar ni hem till mig?",
        body: [
          `Skriv din adress så ser du vilken butik som kommer dit, och vad det kostar. Minsta belopp är ${minimumDelivery / 100} kr, om butiken inte säger något annat. På vissa ställen, som en arena, levererar vi till en bestämd mötesplats.`,
        ],
      },
      {
        id: "delad",
        title: "Kan jag få två halva pizzor i en?",
        body: [
          "Ja, alla pizzor i samma storlek och botten kan delas. Den dyraste halvan bestämmer priset, och extra ingredienser på bara ena halvan kostar hälften. Välj ”Halv och halv” medan du bygger.",
        ],
      },
      {
        id: "tio",
        title: "Varför kan jag inte lägga till fler ingredienser?",
        body: [
          "Från tio ingredienser blir bottnen inte gräddad som den ska. Såser och det som är gratis kan du alltid lägga till, och du kan ta bort något för att få plats.",
        ],
      },
      {
        id: "pris",
        title: "Varför ändrades priset?",
        body: [
          "Butiken bekräftar priset innan du betalar. Är det ett annat än det du såg visar vi båda och frågar dig först.",
        ],
      },
      {
        id: "kod",
        title: "Var skriver jag rabattkoden?",
        body: [
          "I varukorgen, under rabatter, eller under Erbjudanden på menyn. Går den inte står skälet där: kanske är den använd, gäller en annan dag eller bara vid avhämtning.",
        ],
      },
      {
        id: "andra",
        title: "Kan jag ändra eller avbeställa?",
        body: ["Ring butiken direkt. Numret står på spårningssidan. När pizzan är i ugnen är det för sent."],
      },
      {
        id: "konto",
        title: "Måste jag ha konto?",
        body: [
          "Nej. Namn och telefonnummer räcker.",
          ...only(
            loyalty !== null,
            `Som medlem får du poäng: ${loyalty?.rewardPoints ?? 0} poäng är ${(loyalty?.reward ?? 0) / 100} kr rabatt på en beställning.`,
          ),
        ],
      },
      {
        id: "korg",
        title: "Vad händer med varukorgen om jag går?",
        body: ["Den ligger på din enhet i 24 timmar, även utan nät och om du byter språk."],
      },
      {
        id: "butik",
        title: "Vad händer om jag byter butik?",
        body: [
          "Varukorgen följer med, och priset räknas ut på nytt. Har den nya butiken inte det du valde säger vi till innan något försvinner.",
        ],
      },
      ...only(largeOrders !== null, {
        id: "manga",
        title: "Kan jag beställa till många?",
        body: [
          `Ja. Från ${largeOrders?.nextDayFrom ?? 0} pizzor måste det vara till en senare dag, så att degen hinner jäsa. Från ${largeOrders?.manualFrom ?? 0} ringer du butiken, så lägger ni en plan tillsammans.`,
        ],
      }),
      {
        id: "ol",
        title: "Varför kan jag inte köpa öl?",
        body: [
          `Du måste ha fyllt ${beer.minimumAge} år och visa legitimation.`,
          ...only(
            beer.hours !== null,
            "Lagen säger också när öl får lämnas ut, och det är tiden då du får maten som räknas.",
          ),
        ],
      },
      {
        id: "allergi",
        title: "Vad gäller om jag är allergisk?",
        body: [
          "Allergenerna står på varje produkt och räknas ut på nytt när du ändrar pizzan. Reagerar du på små mängder, ring butiken först.",
          { to: { _tag: "Page", page: "allergens" }, words: "Mer om allergener" },
        ],
      },
    ],
  }),
  en: ({ largeOrders, minimumDelivery, beer, loyalty }) => ({
    lead: "What we are asked most. If the answer is not here, call the store.",
    sections: [
      {
        id: "when-ready",
        title: "When will the pizza be ready?",
        body: [
          "The store estimates it, and you see it on the menu and at the checkout. Once you have ordered, the tracker shows each step as the kitchen reports it, and never one that it has not reported.",
        ],
      },
      {
        id: "ahead",
        title: "Can I order ahead?",
        body: [
          "Yes. Choose later today, tomorrow or another day, up to 30 open days ahead. There is a time every quarter of an hour, and the first is at least an hour away.",
        ],
      },
      {
        id: "delivery",
        title: "Do you deliver to my home?",
        body: [
          `Give your address, and you see which store comes there and what it costs. The least amount is ${minimumDelivery / 100} kr, unless the store says otherwise. In some places, such as an arena, we bring the food to a fixed meeting point.`,
        ],
      },
      {
        id: "halves",
        title: "Can I have two half pizzas in one?",
        body: [
          "Yes, all pizzas of one size and crust can be shared. The dearer half decides the price, and extra ingredients on only one half cost half. Choose “Half and half” while you build.",
        ],
      },
      {
        id: "ten",
        title: "Why can’t I add more ingredients?",
        body: [
          "From ten ingredients on the crust does not bake as it should. Sauces and what is free you can always add, and you can take something off to make room.",
        ],
      },
      {
        id: "price",
        title: "Why did the price change?",
        body: [
          "The store confirms the price before you pay. If it is not the one you saw, we show you both and ask first.",
        ],
      },
      {
        id: "code",
        title: "Where do I enter a discount code?",
        body: [
          "In the cart, under discounts, or under Deals on the menu. If it does not work, the reason stands there: it may be used up, good on another day, or only when you collect.",
        ],
      },
      {
        id: "changes",
        title: "Can I change or cancel?",
        body: [
          "Call the store at once. Its number is on the tracking page. When the pizza is in the oven it is too late.",
        ],
      },
      {
        id: "account",
        title: "Do I need an account?",
        body: [
          "No. A name and a phone number are enough.",
          ...only(
            loyalty !== null,
            `As a member you earn points: ${loyalty?.rewardPoints ?? 0} points take ${(loyalty?.reward ?? 0) / 100} kr off an order.`,
          ),
        ],
      },
      {
        id: "cart",
        title: "What becomes of the cart if I leave?",
        body: ["It stays on your device for 24 hours, also without network and if you change the language."],
      },
      {
        id: "store",
        title: "What if I change the store?",
        body: [
          "The cart comes along, and its price is worked out anew. If the new store does not have what you chose, we tell you before anything is gone.",
        ],
      },
      ...only(largeOrders !== null, {
        id: "many",
        title: "Can I order for many?",
        body: [
          `Yes. From ${largeOrders?.nextDayFrom ?? 0} pizzas on it has to be for a later day, so that the dough has time to rise. From ${largeOrders?.manualFrom ?? 0} on, call the store and make a plan together.`,
        ],
      }),
      {
        id: "beer",
        title: "Why can’t I buy beer?",
        body: [
          `You must be ${beer.minimumAge} or older and show identification.`,
          ...only(
            beer.hours !== null,
            "The law also says when beer may be handed over, and what counts is the time at which you get your food.",
          ),
        ],
      },
      {
        id: "allergy",
        title: "What if I have an allergy?",
        body: [
          "Allergens stand with each product and are worked out anew when you change the pizza. If small amounts make you ill, call the store first.",
          { to: { _tag: "Page", page: "allergens" }, words: "More about allergens" },
        ],
      },
    ],
  }),
}
