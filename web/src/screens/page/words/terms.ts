import { type ArticleIn, only } from "../article.ts"
import { law } from "./law.ts"

/** The terms of ordering. */
export const terms: ArticleIn = {
  nb: (market) => {
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
            "Levering krever en adresse i butikkens område og minst det beløpet som står i handlevognen. Vær til å treffe på telefonen du oppga. Er det ingen som tar imot, tar vi maten med tilbake, og den må betales.",
            ...only(
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
            `Øl selges til den som har fylt ${market.beer.minimumAge} år og kan vise gyldig legitimasjon når det gis ut. Ellers blir ølet igjen hos oss. ${beer}`,
            "Øl er ikke med i rabatter og gir ingen poeng.",
          ],
        },
        {
          id: "rabatter",
          title: "Rabatter og koder",
          body: [
            "En kode gjelder det, da og der som står på den. Rabatter fra deg, bedriften din og tilbudene våre kan ikke legges sammen. Pant og øl er utenfor alle rabatter.",
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
  },
  sv: (market) => {
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
            "Du betalar på något av sätten som kassan visar. Blir en betalning avbruten eller nekad är ingenting beställt, och varukorgen ligger som förut.",
          ],
        },
        {
          id: "tid",
          title: "Avhämtning och leverans",
          body: [
            "Tiden som visas är butikens uppskattning när du beställde. Är det mycket att göra kan den flytta sig, och spårningen visar vad köket har meddelat.",
            "Leverans kräver en adress i butikens område och minst det belopp som står i varukorgen. Var anträffbar på telefonen du angav. Är det ingen som tar emot tar vi maten med tillbaka, och den ska betalas.",
            ...only(
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
            "En kod gäller det, då och där som står på den. Dina egna rabatter, ditt företags och våra erbjudanden går inte att lägga ihop. Pant och öl är utanför alla rabatter.",
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
  },
  en: (market) => {
    const { withdrawal, purchase, disputes, beer } = law[market.id].en
    const large = market.largeOrders
    return {
      lead: "These terms hold when you order food online from Skorpe. They are written to be read.",
      sections: [
        {
          id: "contract",
          title: "The contract",
          body: [
            "You buy from the store that makes your food. Its name, address and phone number stand on the store’s page and on the tracking page.",
            "Your order is an offer to buy. The contract is made once the store has accepted the order, which you see on the tracking page. If the store cannot make it, it says no with a reason, and you pay nothing.",
          ],
        },
        {
          id: "price",
          title: "Price and payment",
          body: [
            "All prices include tax. Deposits on bottles and cans, and what a delivery costs, are shown apart before you order.",
            "The price is the one that the store confirms in the cart. If it has changed while you chose, we show the old one and the new one and ask again: you are never charged a sum that you have not seen.",
            "You pay in one of the ways that the checkout shows. If a payment is cancelled or refused, nothing is ordered, and the cart is as it was.",
          ],
        },
        {
          id: "time",
          title: "Collecting and delivery",
          body: [
            "The time shown is what the store estimated when you ordered. On a busy evening it may move, and the tracker shows what the kitchen has reported.",
            "A delivery needs an address within the store’s area and at least the amount that stands in the cart. Please be within reach on the phone you gave. If nobody takes the food in, we take it back, and it has to be paid for.",
            ...only(
              large !== null,
              `From ${large?.nextDayFrom ?? 0} pizzas on, an order must be for a later day. From ${large?.manualFrom ?? 0} on, arrange it with the store by phone.`,
            ),
          ],
        },
        {
          id: "changes",
          title: "Changing, cancelling, withdrawing",
          body: [
            "Call the store as soon as you can if something is to be changed. As long as it has not begun with the food, you will work it out.",
            `Food that is made for you and spoils quickly is exempt from the right of withdrawal in ${withdrawal}. Once the store has accepted the order, it can therefore not be withdrawn.`,
          ],
        },
        {
          id: "faults",
          title: "When something is wrong",
          body: [
            `Did you get something else than you ordered, or is the food not as it should be? Tell the store as soon as you notice, best while it is warm. You may get new food, a lower price or your money back under ${purchase}. A complaint within two months of noticing is always in time.`,
            `If you cannot agree, you can take the matter to ${disputes}.`,
          ],
        },
        {
          id: "beer",
          title: "Beer",
          body: [
            `Beer is sold to those who are ${market.beer.minimumAge} or older and can show valid identification when it is handed over. Otherwise the beer stays with us. ${beer}`,
            "Beer is in no discount and earns no points.",
          ],
        },
        {
          id: "discounts",
          title: "Discounts and codes",
          body: [
            "A code is good for what, when and where it says. Your own discounts, your company’s and our deals do not add up. Deposits and beer are outside every discount.",
            "A code that was used on an order that came to nothing becomes valid again.",
          ],
        },
        {
          id: "else",
          title: "What else",
          body: [
            "What we know of you is told under Privacy. Allergens stand with each product and are worked out for exactly what you have put together.",
            "We may change these terms. Those that held when you ordered hold for your order.",
            { to: { _tag: "Page", page: "privacy" }, words: "Privacy and cookies" },
            { to: { _tag: "Page", page: "allergens" }, words: "Allergens" },
          ],
        },
      ],
    }
  },
}
