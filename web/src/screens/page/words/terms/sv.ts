import { type WordsOf, when } from "../../article.ts"
import { law } from "../law.ts"

/** The terms in Swedish. */
export const sv: WordsOf = (market) => {
  const { withdrawal, purchase, disputes, beer } = law[market.id].sv
  const large = market.largeOrders
  return {
    lead: "Villkoren gäller när du beställer mat på nätet hos Skorpe. De är skrivna för att läsas.",
    sections: [
      {
        id: "avtalet",
        title: "Avtalet",
        body: [
          "Du handlar med butiken som lagar din mat. Namnet, adressen och telefonnumret står på butikens sida och på spårningssidan.",
          "Din beställning är ett erbjudande om att köpa. Avtalet är ingånget när butiken har tagit emot beställningen, och det ser du på spårningssidan. Kan butiken inte laga den säger den nej med ett skäl, och du betalar ingenting.",
        ],
      },
      {
        id: "pris",
        title: "Pris och betalning",
        body: [
          "Alla priser är med moms. Pant på flaskor och burkar, och vad leverans kostar, visas för sig innan du beställer.",
          "Priset är det som butiken bekräftar i varukorgen. Har det ändrats medan du valde visar vi det gamla och det nya och frågar igen: en annan summa än den du har sett dras aldrig.",
          "Du betalar på något av de sätt som kassan visar. Blir en betalning avbruten eller nekad är ingenting beställt, och varukorgen ligger som förut.",
        ],
      },
      {
        id: "tid",
        title: "Avhämtning och leverans",
        body: [
          "Tiden som visas är butikens uppskattning när du beställde. Är det mycket att göra kan den flytta sig, och spårningen visar vad köket har meddelat.",
          "Leverans kräver en adress i butikens område och minst det belopp som står i varukorgen. Var anträffbar på telefonen du angav. Är det ingen som tar emot tar vi maten med tillbaka, och den ska betalas.",
          ...when(
            large !== null,
            `Från ${large?.nextDayFrom ?? 0} pizzor måste beställningen gälla en senare dag. Från ${large?.manualFrom ?? 0} gör du upp den med butiken på telefon.`,
          ),
        ],
      },
      {
        id: "angra",
        title: "Ändra, avbeställa och ångra",
        body: [
          "Ring butiken så fort du kan om något ska ändras. Så länge den inte har börjat med maten löser ni det.",
          `Mat som lagas åt dig och snabbt blir dålig är undantagen från ångerrätten i ${withdrawal}. När butiken har tagit emot beställningen går den därför inte att ångra.`,
        ],
      },
      {
        id: "fel",
        title: "När något är fel",
        body: [
          `Fick du något annat än du beställde, eller är maten inte som den ska? Säg till butiken så snart du märker det, helst medan den är varm. Du kan få ny mat, avdrag på priset eller pengarna tillbaka enligt ${purchase}. Reklamerar du inom två månader från att du märkte felet är det alltid i tid.`,
          `Kommer ni inte överens kan du ta saken till ${disputes}.`,
        ],
      },
      {
        id: "ol",
        title: "Öl",
        body: [
          `Öl säljs till den som har fyllt ${market.beer.minimumAge} år och kan visa giltig legitimation när det lämnas ut. Annars stannar ölet hos oss. ${beer}`,
          "Öl ingår inte i rabatter och ger inga poäng.",
        ],
      },
      {
        id: "rabatter",
        title: "Rabatter och koder",
        body: [
          "En kod gäller för det, den tid och den plats som står på den. Dina egna rabatter, ditt företags och våra erbjudanden går inte att lägga ihop. Pant och öl är utanför alla rabatter.",
          "En kod som gick åt till en beställning som inte blev av blir giltig igen.",
        ],
      },
      {
        id: "ovrigt",
        title: "Övrigt",
        body: [
          "Det vi vet om dig står under Sekretess. Allergener står på varje produkt och räknas ut för just det du har satt ihop.",
          "Vi kan ändra villkoren. De som gällde när du beställde gäller för din beställning.",
          { to: { _tag: "Page", page: "privacy" }, words: "Sekretess och cookies" },
          { to: { _tag: "Page", page: "allergens" }, words: "Allergener" },
        ],
      },
    ],
  }
}
