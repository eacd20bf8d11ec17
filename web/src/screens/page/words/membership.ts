import { ageOfConsent } from "@skorpe/core/domain/account"
import { type ArticleIn, when } from "../article.ts"
import { law } from "./law.ts"

/** The article with the terms of membership (DECISIONS §9, §12). */
export const membership: ArticleIn = {
  nb: (market) => {
    const { disputes } = law[market.id].nb
    const { paidForPoint = 0, rewardPoints = 0, reward = 0 } = market.loyalty ?? {}
    return {
      lead: "Pizzaklubben er for deg som bestiller her mer enn én gang. Den koster ingenting.",
      sections: [
        {
          id: "hvem",
          title: "Hvem som kan bli med",
          body: [
            `Du må være en person, ikke en bedrift, være fylt ${ageOfConsent} år og ha et telefonnummer som er ditt. Du blir med når du registrerer deg og sier ja til disse vilkårene.`,
          ],
        },
        ...when(
          market.loyalty !== null,
          {
            id: "poeng",
            title: "Slik får du poeng",
            body: [
              `Ett poeng per ${paidForPoint / 100} kr du betaler for mat, regnet i hele kroner. Øl, pant og levering gir ikke poeng.`,
              "Poengene blir dine når bestillingen er hentet eller levert. Blir den ikke noe av, blir det heller ingen poeng.",
            ],
          },
          {
            id: "bruke",
            title: "Slik bruker du dem",
            body: [
              `${rewardPoints} poeng er ${reward / 100} kr av på én bestilling. Velg det i handlevognen når du har nok.`,
              "Poeng kan ikke brukes sammen med andre rabatter, ikke på øl og pant, og kan ikke byttes i penger eller gis til andre.",
            ],
          },
        ),
        {
          id: "slutt",
          title: "Når det slutter",
          body: [
            "Du er medlem til du sletter kontoen. Da forsvinner poengene og opplysningene dine, og bestillingene står igjen uten navn.",
            "Bruker noen klubben til å lure til seg rabatter, kan vi ta poengene tilbake og stenge kontoen. Da sier vi hvorfor.",
          ],
        },
        {
          id: "endring",
          title: "Hvis vi endrer noe",
          body: [
            "Vi sier fra før vilkårene blir dårligere for deg, og du kan bruke poengene du har før de nye gjelder.",
            `Blir vi ikke enige, kan du ta saken til ${disputes}.`,
            { to: { _tag: "Page", page: "privacy" }, words: "Hva vi vet om medlemmer" },
          ],
        },
      ],
    }
  },
  sv: (market) => {
    const { disputes } = law[market.id].sv
    const { paidForPoint = 0, rewardPoints = 0, reward = 0 } = market.loyalty ?? {}
    return {
      lead: "Pizzaklubben är för dig som beställer här mer än en gång. Den kostar ingenting.",
      sections: [
        {
          id: "vem",
          title: "Vem som kan vara med",
          body: [
            `Du ska vara en person, inte ett företag, ha fyllt ${ageOfConsent} år och ha ett telefonnummer som är ditt. Du blir medlem när du registrerar dig och säger ja till de här villkoren.`,
          ],
        },
        ...when(
          market.loyalty !== null,
          {
            id: "poang",
            title: "Så får du poäng",
            body: [
              `En poäng per ${paidForPoint / 100} kr du betalar för mat, räknat i hela kronor. Öl, pant och leverans ger inga poäng.`,
              "Poängen blir dina när beställningen är hämtad eller levererad. Blir den inte av blir det heller inga poäng.",
            ],
          },
          {
            id: "anvanda",
            title: "Så använder du dem",
            body: [
              `${rewardPoints} poäng ger ${reward / 100} kr rabatt på en beställning. Välj det i varukorgen när du har nog.`,
              "Poäng går inte att använda ihop med andra rabatter, inte på öl och pant, och inte att byta till pengar eller ge bort.",
            ],
          },
        ),
        {
          id: "slut",
          title: "När det tar slut",
          body: [
            "Du är medlem tills du tar bort kontot. Då försvinner poängen och dina uppgifter, och beställningarna står kvar utan namn.",
            "Använder någon klubben för att lura till sig rabatter kan vi ta tillbaka poängen och stänga kontot. Då säger vi varför.",
          ],
        },
        {
          id: "andring",
          title: "Om vi ändrar något",
          body: [
            "Vi säger till innan villkoren blir sämre för dig, och du kan använda poängen du har innan de nya gäller.",
            `Kommer vi inte överens kan du ta saken till ${disputes}.`,
            { to: { _tag: "Page", page: "privacy" }, words: "Vad vi vet om medlemmar" },
          ],
        },
      ],
    }
  },
  en: (market) => {
    const { disputes } = law[market.id].en
    const { paidForPoint = 0, rewardPoints = 0, reward = 0 } = market.loyalty ?? {}
    return {
      lead: "The pizza club is for whoever orders here more than once. It costs nothing.",
      sections: [
        {
          id: "who",
          title: "Who may join",
          body: [
            `You must be a person, not a company, at least ${ageOfConsent} years old, and have a phone number that is yours. You join when you register and say yes to these terms.`,
          ],
        },
        ...when(
          market.loyalty !== null,
          {
            id: "points",
            title: "How you earn points",
            body: [
              `One point per ${paidForPoint / 100} kr you pay for food, counted in whole kr. Beer, deposits and delivery earn none.`,
              "Points become yours when the order has been collected or delivered. If it comes to nothing, so do the points.",
            ],
          },
          {
            id: "use",
            title: "How you use them",
            body: [
              `${rewardPoints} points take ${reward / 100} kr off one order. Choose that in the cart once you have enough.`,
              "Points do not combine with other discounts, are not good for beer and deposits, and cannot be turned into money or given away.",
            ],
          },
        ),
        {
          id: "end",
          title: "When it ends",
          body: [
            "You are a member until you delete the account. Then your points and your data are gone, and orders remain without a name.",
            "If somebody uses the club to cheat, we may take points back and close the account. Then we say why.",
          ],
        },
        {
          id: "changes",
          title: "If we change something",
          body: [
            "We tell you before these terms become worse for you, and you can use the points you have before the new ones apply.",
            `If we cannot agree, you can take the matter to ${disputes}.`,
            { to: { _tag: "Page", page: "privacy" }, words: "What we know about members" },
          ],
        },
      ],
    }
  },
}
