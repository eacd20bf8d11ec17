import type { WordsOf } from "../../article.ts"
import { law } from "../law.ts"

/** The privacy policy in Norwegian. */
export const nb: WordsOf = (market) => {
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
          "Da husker vi også adressene, favorittene, poengene og bestillingene dine, så neste gang går fortere. Du logger inn med en kode på SMS: seks sifre som gjelder i ti minutter og én gang. Koder og passord lagres bare som fingeravtrykk som ingen kan lese tilbake.",
          "For hvert sted du er logget inn, husker vi hvilken nettleser og hva slags enhet det er, så du kjenner det igjen på Min side.",
          "Legger du til en passnøkkel, lagrer vi den offentlige halvdelen av den, hva slags enhet den ble laget på, og når du sist brukte den. Fingeravtrykk og ansikt forlater aldri enheten din.",
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
            "Når du har noe i handlevognen: en informasjonskapsel som skiller enheten din fra andre, så bare du kan sende bestillingen din om igjen. I én uke.",
            "Når du har bekreftet nummeret ditt med en kode: en informasjonskapsel som sier det. I 90 dager, eller til du logger ut.",
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
          "Nettbutikken husker hva som har hendt på siden, så en feil kan spilles av på nytt. Loggen blir på enheten din. Den forlater den bare hvis du selv lagrer den eller sender den som feilrapport, og da er navn, telefonnumre, adresser og fritekst byttet ut. En rapport du sender, brukes til å finne feilen. Den slettes etter 30 dager. Passord og koder kommer aldri med.",
        ],
      },
      {
        id: "tid",
        title: "Hvor lenge",
        body: [
          [
            `Bestillinger og kvitteringer: ${books}.`,
            "Kontoen: til du sletter den. Da forsvinner profil, adresser, favoritter og koder, og bestillingene dine står igjen uten navn.",
            "Invitasjoner fra en bedrift: til du godtar dem, ellers i 44 dager.",
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
            "få vite hva vi har om deg, og få en kopi",
            "få rettet det som er feil",
            "få slettet det vi ikke må beholde",
            "få oss til å la være å bruke det til noe du er imot",
            "trekke tilbake et samtykke, når som helst",
          ],
          "Har du konto, gjør du det meste selv på Min side: der er kopien, profilen, samtykkene og sletting av kontoen. Ellers spør du i en av butikkene eller ringer dem. Du får svar innen en måned, og det koster ingenting. Vi må være sikre på at det er deg, så vi ber om en kode på SMS først.",
          `Mener du at vi gjør noe galt, kan du klage til ${dataAuthority}.`,
          { to: { _tag: "Contact" }, words: "Slik når du oss" },
        ],
      },
    ],
  }
}
