import type { ArticleIn } from "../article.ts"
import { law } from "./law.ts"

/** What is kept of whom, where and for how long (ARCHITECTURE, "What is kept where"; DECISIONS §12, §17). */
export const privacy: ArticleIn = {
  nb: (market) => {
    const { books, dataAuthority } = law[market.id].nb
    return {
      lead: "Kort sagt: vi vet det som trengs for å lage maten og gi den til rett person. Resten velger du selv.",
      sections: [
        {
          id: "ansvar",
          title: "Hvem som har ansvaret",
          body: [
            "Skorpe har ansvaret for nettbutikken og kontoen din. Butikken du bestiller fra, har ansvaret for det den trenger for å lage og levere maten. Begge når du gjennom butikken.",
          ],
        },
        {
          id: "bestilling",
          title: "Når du bestiller",
          body: [
            "Dette trenger vi for å holde avtalen med deg:",
            [
              "Navn og telefonnummer, så butikken vet hvem maten er til og kan ringe.",
              "Adresse og beskjed til den som leverer, når du vil ha maten hjem.",
              "Hva du bestilte, når, hva det kostet og hvordan det ble betalt.",
              "E-post, bare hvis du skriver den.",
            ],
            "Kortnummeret ditt kommer aldri til oss. Det skriver du hos betalingstjenesten, som bare sier fra om betalingen gikk gjennom.",
          ],
        },
        {
          id: "konto",
          title: "Når du har konto",
          body: [
            "Da husker vi også adressene, favorittene, poengene og bestillingene dine, så neste gang går fortere. Du logger inn med en kode på SMS: seks sifre som gjelder i ti minutter og én gang. Koder og passord lagres bare som avtrykk som ingen kan lese tilbake.",
            "Bestiller du for en bedrift, ser de som styrer bedriftskontoen hva som er bestilt på den.",
          ],
        },
        {
          id: "enheten",
          title: "På enheten din",
          body: [
            "Dette ligger i nettleseren din og trengs for at butikken skal virke:",
            [
              "Handlevognen: i 24 timer.",
              "Valgt butikk, favoritter, de ti siste søkene, den siste bestillingen, hvilken konto du brukte og valget ditt om informasjonskapsler: til du sletter dem.",
              "Nøklene til de 50 siste bestillingene, så bare du kan følge dem.",
              "Menyen og selve nettbutikken, så de åpner uten nett.",
              "Informasjonskapselen «locale» med språket du valgte: i ett år.",
              "Er du innlogget: en informasjonskapsel for økten. Den slutter å gjelde 24 timer etter at du sist var her.",
            ],
          ],
        },
        {
          id: "statistikk",
          title: "Statistikk og markedsføring",
          body: [
            "Vi teller ikke besøk og viser ingen tilpassede tilbud før du har sagt ja, og til hvert formål for seg. Et nei er like lett som et ja, og du kan ombestemme deg når du vil. Sier du nei etterpå, fjernes sporene som tellingen la igjen her.",
            "For å finne feil får vi vite at noe gikk galt i nettbutikken, uten navn, telefonnummer eller det du skrev. Det slettes etter 30 dager.",
          ],
        },
        {
          id: "logg",
          title: "Hendelsesloggen",
          body: [
            "Nettbutikken husker hva som har hendt på siden, så en feil kan spilles av på nytt. Loggen blir på enheten din. Den forlater den bare hvis du selv lagrer den, og da er navn, numre, adresser og fritekst byttet ut. Passord og koder kommer aldri med.",
          ],
        },
        {
          id: "tid",
          title: "Hvor lenge",
          body: [
            [
              `Bestillinger og kvitteringer: ${books}.`,
              "Kontoen: til du sletter den. Da forsvinner profil, adresser, favoritter og koder, og bestillingene dine står igjen uten navn.",
              "Invitasjoner fra en bedrift: i 14 dager.",
            ],
          ],
        },
        {
          id: "andre",
          title: "Hvem andre som ser det",
          body: [
            "Butikken som lager maten, den som leverer den, betalingstjenesten og den som sender SMS-ene våre, får det de trenger for sin del. Har du sagt ja til statistikk eller markedsføring, gjelder det også den som teller for oss. Vi selger ikke opplysninger om noen.",
          ],
        },
        {
          id: "rettigheter",
          title: "Rettighetene dine",
          body: [
            "Du kan be om å",
            [
              "få vite hva vi har om deg, og få det med deg",
              "få rettet det som er feil",
              "få slettet det vi ikke må beholde",
              "få oss til å la være å bruke det til noe du er imot",
              "trekke tilbake et samtykke, når som helst",
            ],
            "Spør i en av butikkene eller ring dem. Du får svar innen en måned, og det koster ingenting. Vi må være sikre på at det er deg, så vi ber om en kode på SMS først.",
            `Mener du at vi gjør noe galt, kan du klage til ${dataAuthority}.`,
            { to: { _tag: "Contact" }, words: "Slik når du oss" },
          ],
        },
      ],
    }
  },
  sv: (market) => {
    const { books, dataAuthority } = law[market.id].sv
    return {
      lead: "Kort sagt: vi vet det som behövs för att laga maten och ge den till rätt person. Resten väljer du själv.",
      sections: [
        {
          id: "ansvar",
          title: "Vem som har ansvaret",
          body: [
            "Skorpe ansvarar för webbutiken och ditt konto. Butiken du beställer från ansvarar för det den behöver för att laga och leverera maten. Båda når du genom butiken.",
          ],
        },
        {
          id: "bestallning",
          title: "När du beställer",
          body: [
            "Det här behöver vi för att hålla avtalet med dig:",
            [
              "Namn och telefonnummer, så att butiken vet vem maten är till och kan ringa.",
              "Adress och meddelande till den som levererar, när du vill ha maten hem.",
              "Vad du beställde, när, vad det kostade och hur det betalades.",
              "E-post, bara om du skriver den.",
            ],
            "Ditt kortnummer kommer aldrig till oss. Det skriver du hos betaltjänsten, som bara säger om betalningen gick igenom.",
          ],
        },
        {
          id: "konto",
          title: "När du har konto",
          body: [
            "Då minns vi också dina adresser, favoriter, poäng och beställningar, så att det går fortare nästa gång. Du loggar in med en kod via sms: sex siffror som gäller i tio minuter och en gång. Koder och lösenord sparas bara som avtryck som ingen kan läsa tillbaka.",
            "Beställer du för ett företag ser de som sköter företagskontot vad som är beställt på det.",
          ],
        },
        {
          id: "enheten",
          title: "På din enhet",
          body: [
            "Det här ligger i din webbläsare och behövs för att butiken ska fungera:",
            [
              "Varukorgen: i 24 timmar.",
              "Vald butik, favoriter, de tio senaste sökningarna, den senaste beställningen, vilket konto du använde och ditt val om cookies: tills du tar bort dem.",
              "Nycklarna till de 50 senaste beställningarna, så att bara du kan följa dem.",
              "Menyn och själva webbutiken, så att de öppnas utan nät.",
              "Cookien ”locale” med språket du valde: i ett år.",
              "Är du inloggad: en cookie för sessionen. Den slutar gälla 24 timmar efter att du senast var här.",
            ],
          ],
        },
        {
          id: "statistik",
          title: "Statistik och marknadsföring",
          body: [
            "Vi räknar inga besök och visar inga anpassade erbjudanden förrän du har sagt ja, och till varje syfte för sig. Ett nej är lika lätt som ett ja, och du kan ändra dig när du vill. Säger du nej efteråt tas spåren bort som räkningen lämnade här.",
            "För att hitta fel får vi veta att något gick snett i webbutiken, utan namn, telefonnummer eller det du skrev. Det raderas efter 30 dagar.",
          ],
        },
        {
          id: "logg",
          title: "Händelseloggen",
          body: [
            "Webbutiken minns vad som har hänt på sidan, så att ett fel kan spelas upp igen. Loggen stannar på din enhet. Den lämnar den bara om du själv sparar den, och då är namn, nummer, adresser och fritext utbytta. Lösenord och koder följer aldrig med.",
          ],
        },
        {
          id: "tid",
          title: "Hur länge",
          body: [
            [
              `Beställningar och kvitton: ${books}.`,
              "Kontot: tills du tar bort det. Då försvinner profil, adresser, favoriter och koder, och dina beställningar står kvar utan namn.",
              "Inbjudningar från ett företag: i 14 dagar.",
            ],
          ],
        },
        {
          id: "andra",
          title: "Vilka andra som ser det",
          body: [
            "Butiken som lagar maten, den som levererar den, betaltjänsten och den som skickar våra sms får det de behöver för sin del. Har du sagt ja till statistik eller marknadsföring gäller det också den som räknar åt oss. Vi säljer inte uppgifter om någon.",
          ],
        },
        {
          id: "rattigheter",
          title: "Dina rättigheter",
          body: [
            "Du kan begära att",
            [
              "få veta vad vi har om dig, och få med dig det",
              "få rättat det som är fel",
              "få raderat det vi inte måste behålla",
              "vi låter bli att använda det till något du är emot",
              "ta tillbaka ett samtycke, när som helst",
            ],
            "Fråga i någon av butikerna eller ring dem. Du får svar inom en månad, och det kostar ingenting. Vi måste vara säkra på att det är du, så vi ber om en kod via sms först.",
            `Tycker du att vi gör fel kan du klaga hos ${dataAuthority}.`,
            { to: { _tag: "Contact" }, words: "Så når du oss" },
          ],
        },
      ],
    }
  },
  en: (market) => {
    const { books, dataAuthority } = law[market.id].en
    return {
      lead: "In short: we know what it takes to make the food and hand it to the right person. The rest is your choice.",
      sections: [
        {
          id: "responsible",
          title: "Who is responsible",
          body: [
            "Skorpe is responsible for the online shop and your account. The store you order from is responsible for what it needs to make and deliver your food. You reach both through the store.",
          ],
        },
        {
          id: "ordering",
          title: "When you order",
          body: [
            "This is what we need to keep our side of the contract:",
            [
              "Name and phone number, so that the store knows whom the food is for and can call.",
              "Address and a word to whoever delivers, when you want it brought.",
              "What you ordered, when, what it cost and how it was paid.",
              "E-mail, only if you give it.",
            ],
            "Your card number never reaches us. You give it to the payment service, which only tells us whether the payment went through.",
          ],
        },
        {
          id: "account",
          title: "When you have an account",
          body: [
            "Then we also remember your addresses, favourites, points and orders, so that the next time is quicker. You log in with a code by SMS: six digits, good for ten minutes and for one use. Codes and passwords are only kept as prints that nobody can read back.",
            "If you order for a company, those who run the company’s account see what was ordered on it.",
          ],
        },
        {
          id: "device",
          title: "On your device",
          body: [
            "This lies in your browser, and the shop needs it to work:",
            [
              "The cart: for 24 hours.",
              "The chosen store, favourites, your last ten searches, your last order, which account you used and your choice about cookies: until you delete them.",
              "The keys to your last 50 orders, so that only you can follow them.",
              "The menu and the shop itself, so that they open without network.",
              "The cookie “locale” with the language you chose: for a year.",
              "If you are logged in: a cookie for the session. It ends 24 hours after you were last here.",
            ],
          ],
        },
        {
          id: "statistics",
          title: "Statistics and marketing",
          body: [
            "We count no visits and show no fitted offers until you have said yes, and to each purpose by itself. A no is as easy as a yes, and you may change your mind at any time. If you say no afterwards, the traces that counting left here are removed.",
            "To find faults we learn that something went wrong in the shop, without name, phone number or what you wrote. That is deleted after 30 days.",
          ],
        },
        {
          id: "log",
          title: "The event log",
          body: [
            "The shop remembers what happened on the page, so that a fault can be played again. The log stays on your device. It leaves it only if you save it yourself, and then names, numbers, addresses and free text have been replaced. Passwords and codes are never in it.",
          ],
        },
        {
          id: "how-long",
          title: "For how long",
          body: [
            [
              `Orders and receipts: ${books}.`,
              "The account: until you delete it. Then profile, addresses, favourites and codes are gone, and your orders remain without a name.",
              "Invitations from a company: for 14 days.",
            ],
          ],
        },
        {
          id: "others",
          title: "Who else sees it",
          body: [
            "The store that makes the food, whoever delivers it, the payment service and whoever sends our text messages get what they need for their part. If you have said yes to statistics or marketing, so does whoever counts for us. We sell nobody’s data.",
          ],
        },
        {
          id: "rights",
          title: "Your rights",
          body: [
            "You may ask",
            [
              "what we have about you, and to have it to take along",
              "to have corrected what is wrong",
              "to have deleted what we need not keep",
              "that we do not use it for something you object to",
              "to take back a consent, at any time",
            ],
            "Ask in one of the stores, or call them. You get an answer within a month, and it costs nothing. We must be sure that it is you, so we ask for a code by SMS first.",
            `If you think that we do something wrong, you can complain to ${dataAuthority}.`,
            { to: { _tag: "Contact" }, words: "How to reach us" },
          ],
        },
      ],
    }
  },
}
