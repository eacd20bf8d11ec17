import { type WordsOf, when } from "../../article.ts"

/** The frequent questions in Norwegian. */
export const nb: WordsOf = ({ largeOrders, minimumDelivery, beer, loyalty }) => ({
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
        "Nettsiden tar foreløpig imot bestillinger som lages med en gang. Vil du ha maten senere, ring butikken.",
        ...when(
          largeOrders !== null,
          `Fra ${largeOrders?.nextDayFrom ?? 0} pizzaer velger du dag og tid i handlevognen, opptil 30 åpne dager frem.`,
        ),
      ],
    },
    {
      id: "levering",
      title: "Leverer dere hjem til meg?",
      body: [
        `Skriv adressen din, så ser du hvilken butikk som kommer dit, og hva det koster. Minste beløp er ${minimumDelivery / 100} kr, hvis butikken ikke sier noe annet. Noen steder, som en arena, leverer vi til et fast møtested.`,
      ],
    },
    {
      id: "delt",
      title: "Kan jeg få to halve pizzaer i én?",
      body: [
        "Ja, to pizzaer i samme størrelse og med samme bunn kan deles. Den dyreste halvdelen bestemmer prisen, og ekstra ingredienser på bare den ene halvdelen koster halvparten. Velg «Halv og halv» mens du bygger.",
      ],
    },
    {
      id: "ti",
      title: "Hvorfor får jeg ikke lagt til flere ingredienser?",
      body: [
        "Med mer enn ti ingredienser blir ikke bunnen stekt som den skal. Sauser og det som er gratis, kan du alltid legge til, og du kan ta bort noe for å få plass.",
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
        ...when(
          loyalty !== null,
          `Når innloggingen åpner på nettsiden, kan du bli medlem og få poeng: ${loyalty?.rewardPoints ?? 0} poeng er ${(loyalty?.reward ?? 0) / 100} kr av på en bestilling.`,
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
    ...when(largeOrders !== null, {
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
        ...when(beer.hours !== null, "Loven sier også når øl kan gis ut, og tiden du får maten, er den som teller."),
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
})
