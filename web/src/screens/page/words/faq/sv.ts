import { type WordsOf, when } from "../../article.ts"

/** The frequent questions in Swedish. */
export const sv: WordsOf = ({ largeOrders, minimumDelivery, beer, loyalty }) => ({
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
        "Webbplatsen tar än så länge emot beställningar som lagas direkt. Vill du ha maten senare, ring butiken.",
        ...when(
          largeOrders !== null,
          `Från ${largeOrders?.nextDayFrom ?? 0} pizzor väljer du dag och tid i varukorgen, upp till 30 öppna dagar fram.`,
        ),
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
        "Ja, två pizzor i samma storlek och med samma botten kan delas. Den dyraste halvan bestämmer priset, och extra ingredienser på bara ena halvan kostar hälften. Välj ”Halv och halv” medan du bygger.",
      ],
    },
    {
      id: "tio",
      title: "Varför kan jag inte lägga till fler ingredienser?",
      body: [
        "Med fler än tio ingredienser blir bottnen inte gräddad som den ska. Såser och det som är gratis kan du alltid lägga till, och du kan ta bort något för att få plats.",
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
        ...when(
          loyalty !== null,
          `När inloggningen öppnar på webbplatsen kan du bli medlem och få poäng: ${loyalty?.rewardPoints ?? 0} poäng är ${(loyalty?.reward ?? 0) / 100} kr rabatt på en beställning.`,
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
    ...when(largeOrders !== null, {
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
        ...when(
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
})
