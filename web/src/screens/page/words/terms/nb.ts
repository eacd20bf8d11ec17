import { type WordsOf, when } from "../../article.ts"
import { law } from "../law.ts"

/** The terms in Norwegian. */
export const nb: WordsOf = (market) => {
  const { withdrawal, purchase, disputes, beer } = law[market.id].nb
  const large = market.largeOrders
  return {
    lead: "Vilkårene gjelder når du bestiller mat på nett hos Skorpe. De er skrevet for å leses.",
    sections: [
      {
        id: "avtalen",
        title: "Avtalen",
        body: [
          "Du handler med butikken som lager maten din. Navnet, adressen og telefonnummeret står på butikkens side og på sporingssiden.",
          "Bestillingen din er et tilbud om å kjøpe. Avtalen er inngått når butikken har tatt imot bestillingen, og det ser du på sporingssiden. Kan butikken ikke lage den, sier den nei med en grunn, og du betaler ingenting.",
        ],
      },
      {
        id: "pris",
        title: "Pris og betaling",
        body: [
          "Alle priser er med merverdiavgift. Pant på flasker og bokser, og det som levering koster, vises for seg før du bestiller.",
          "Prisen er den butikken bekrefter i handlevognen. Har den endret seg mens du valgte, viser vi den gamle og den nye og spør igjen: en annen sum enn den du har sett, trekkes aldri.",
          "Du betaler på en av måtene som kassen viser. Blir en betaling avbrutt eller avvist, er ingenting bestilt, og handlevognen ligger som før.",
        ],
      },
      {
        id: "tid",
        title: "Henting og levering",
        body: [
          "Tiden som vises, er butikkens anslag da du bestilte. Er det travelt, kan den flytte seg, og sporingen viser hva kjøkkenet har meldt.",
          "Levering krever en adresse i butikkens område og minst det beløpet som står i handlevognen. Vær tilgjengelig på telefonen du oppga. Er det ingen som tar imot, tar vi maten med tilbake, og den må betales.",
          ...when(
            large !== null,
            `Fra ${large?.nextDayFrom ?? 0} pizzaer må bestillingen gjelde en senere dag. Fra ${large?.manualFrom ?? 0} avtaler du den med butikken på telefon.`,
          ),
        ],
      },
      {
        id: "angre",
        title: "Endre, avbestille og angre",
        body: [
          "Ring butikken så fort du kan hvis noe skal endres. Så lenge den ikke har begynt på maten, finner dere ut av det.",
          `Mat som lages til deg og fort blir dårlig, er unntatt fra angreretten i ${withdrawal}. Når butikken har tatt imot bestillingen, kan den derfor ikke angres.`,
        ],
      },
      {
        id: "feil",
        title: "Når noe er galt",
        body: [
          `Fikk du noe annet enn du bestilte, eller er maten ikke som den skal? Si fra til butikken så snart du merker det, helst mens den er varm. Du kan få ny mat, avslag i prisen eller pengene tilbake etter ${purchase}. Klager du innen to måneder etter at du oppdaget feilen, er det alltid tidsnok.`,
          `Blir dere ikke enige, kan du ta saken til ${disputes}.`,
        ],
      },
      {
        id: "ol",
        title: "Øl",
        body: [
          `Øl selges til den som har fylt ${market.beer.minimumAge} år og kan vise gyldig legitimasjon når det utleveres. Ellers blir ølet igjen hos oss. ${beer}`,
          "Øl er ikke med i rabatter og gir ingen poeng.",
        ],
      },
      {
        id: "rabatter",
        title: "Rabatter og koder",
        body: [
          "En kode gjelder for det, til den tiden og på det stedet som står på den. Dine egne rabatter, bedriftens og tilbudene våre kan ikke legges sammen. Pant og øl er utenfor alle rabatter.",
          "En kode som er brukt opp på en bestilling som ikke ble noe av, blir gyldig igjen.",
        ],
      },
      {
        id: "ellers",
        title: "Ellers",
        body: [
          "Det vi vet om deg, står under Personvern. Allergener står på hvert produkt og regnes ut for akkurat det du har satt sammen.",
          "Vi kan endre vilkårene. De som gjaldt da du bestilte, gjelder for bestillingen din.",
          { to: { _tag: "Page", page: "privacy" }, words: "Personvern og informasjonskapsler" },
          { to: { _tag: "Page", page: "allergens" }, words: "Allergener" },
        ],
      },
    ],
  }
}
