import type { WordsOf } from "../../article.ts"
import { law } from "../law.ts"

/** The privacy policy in Swedish. */
export const sv: WordsOf = (market) => {
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
          "Då minns vi också dina adresser, favoriter, poäng och beställningar, så att det går fortare nästa gång. Du loggar in med en kod via sms: sex siffror som gäller i tio minuter och en gång. Koder och lösenord sparas bara som fingeravtryck som ingen kan läsa tillbaka.",
          "För varje ställe där du är inloggad minns vi vilken webbläsare och vad för slags enhet det är, så att du känner igen det på Min sida.",
          "Lägger du till en passkey sparar vi den offentliga halvan av den, vad för slags enhet den skapades på och när du senast använde den. Fingeravtryck och ansikte lämnar aldrig din enhet.",
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
            "När du har något i varukorgen: en cookie som skiljer din enhet från andra, så att bara du kan skicka din beställning igen. I en vecka.",
            "När du har bekräftat ditt nummer med en kod: en cookie som säger det. I 90 dagar, eller tills du loggar ut.",
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
          "Webbutiken minns vad som har hänt på sidan, så att ett fel kan spelas upp igen. Loggen stannar på din enhet. Den lämnar den bara om du själv sparar den eller skickar den som felrapport, och då är namn, telefonnummer, adresser och fritext utbytta. En rapport som du skickar används för att hitta felet. Den raderas efter 30 dagar. Lösenord och koder följer aldrig med.",
        ],
      },
      {
        id: "tid",
        title: "Hur länge",
        body: [
          [
            `Beställningar och kvitton: ${books}.`,
            "Kontot: tills du tar bort det. Då försvinner profil, adresser, favoriter och koder, och dina beställningar står kvar utan namn.",
            "Inbjudningar från ett företag: tills du godkänner dem, annars i 44 dagar.",
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
            "få veta vad vi har om dig, och få en kopia",
            "få det som är fel rättat",
            "få det vi inte måste behålla raderat",
            "vi låter bli att använda det till något du är emot",
            "ta tillbaka ett samtycke, när som helst",
          ],
          "Har du ett konto gör du det mesta själv på Min sida: där finns kopian, profilen, samtyckena och radering av kontot. Annars frågar du i någon av butikerna eller ringer dem. Du får svar inom en månad, och det kostar ingenting. Vi måste vara säkra på att det är du, så vi ber om en kod via sms först.",
          `Tycker du att vi gör fel kan du lämna ett klagomål till ${dataAuthority}.`,
          { to: { _tag: "Contact" }, words: "Så når du oss" },
        ],
      },
    ],
  }
}
