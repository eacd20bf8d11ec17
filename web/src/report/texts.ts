import { defineTexts } from "../texts/defineTexts.ts"

export const reportTexts = defineTexts("report", {
  title: { nb: "Meld fra om en feil", sv: "Rapportera ett fel", en: "Report a problem" },
  close: { nb: "Lukk", sv: "Stäng", en: "Close" },
  lead: {
    nb: "Rapporten viser hva som har skjedd i nettbutikken siden du åpnet siden. Med den kan vi gjenskape feilen.",
    sv: "Rapporten visar vad som har hänt i webbutiken sedan du öppnade sidan. Med den kan vi återskapa felet.",
    en: "The report shows what has happened in the shop since you opened the page. It lets us reproduce the fault.",
  },
  sentTitle: { nb: "Dette sendes", sv: "Det här skickas", en: "This is sent" },
  sentEvents: {
    nb: {
      one: "{{count}} hendelse: hva du har trykket på og valgt, og hva vi har svart, som menyer, priser og bestillinger.",
      other:
        "{{count}} hendelser: hva du har trykket på og valgt, og hva vi har svart, som menyer, priser og bestillinger.",
    },
    sv: {
      one: "{{count}} händelse: vad du har tryckt på och valt, och vad vi har svarat, som menyer, priser och beställningar.",
      other:
        "{{count}} händelser: vad du har tryckt på och valt, och vad vi har svarat, som menyer, priser och beställningar.",
    },
    en: {
      one: "{{count}} event: what you pressed and chose, and what we answered, such as menus, prices and orders.",
      other: "{{count}} events: what you pressed and chose, and what we answered, such as menus, prices and orders.",
    },
  },
  sentTimes: {
    nb: "Når de skjedde, og hvilken utgave av nettbutikken du bruker.",
    sv: "När de hände, och vilken version av webbutiken du använder.",
    en: "When they happened, and which version of the shop you use.",
  },
  keptTitle: { nb: "Dette sendes ikke", sv: "Det här skickas inte", en: "This is not sent" },
  keptPersonal: {
    nb: "Navn, telefonnumre, e-post, adresser og det du har skrevet. Oppdiktede står i stedet.",
    sv: "Namn, telefonnummer, e-post, adresser och det du har skrivit. Påhittade står i stället.",
    en: "Names, phone numbers, e-mail, addresses and what you wrote. Made-up ones stand in their place.",
  },
  keptSecrets: {
    nb: "Passord, koder og kortopplysninger. De blir aldri tatt opp.",
    sv: "Lösenord, koder och kortuppgifter. De spelas aldrig in.",
    en: "Passwords, codes and card details. They are never recorded.",
  },
  whole: { nb: "Se hele rapporten", sv: "Se hela rapporten", en: "See the whole report" },
  cut: {
    nb: "… Resten står i filen som du kan lagre.",
    sv: "… Resten finns i filen som du kan spara.",
    en: "… The rest is in the file that you can save.",
  },
  hash: { nb: "Fingeravtrykk:", sv: "Fingeravtryck:", en: "Fingerprint:" },
  consent: {
    nb: "Når du sender rapporten, samtykker du til at vi bruker den til å finne feilen. Vi sletter den etter {{days}} dager.",
    sv: "När du skickar rapporten samtycker du till att vi använder den för att hitta felet. Vi raderar den efter {{days}} dagar.",
    en: "By sending the report you consent to our using it to find the fault. We delete it after {{days}} days.",
  },
  send: { nb: "Send rapporten", sv: "Skicka rapporten", en: "Send the report" },
  sending: { nb: "Sender …", sv: "Skickar …", en: "Sending …" },
  save: { nb: "Lagre som fil", sv: "Spara som fil", en: "Save as a file" },
  inspect: { nb: "Åpne i inspektøren", sv: "Öppna i inspektören", en: "Open in the inspector" },
  preparing: { nb: "Gjør rapporten klar …", sv: "Gör rapporten klar …", en: "Preparing the report …" },
  unprepared: {
    nb: "Rapporten kunne ikke lages.",
    sv: "Rapporten kunde inte skapas.",
    en: "The report could not be made.",
  },
  again: { nb: "Prøv igjen", sv: "Försök igen", en: "Try again" },
  unreachable: {
    nb: "Rapporten kom ikke frem. Er du på nett? Prøv igjen, eller lagre den som fil.",
    sv: "Rapporten kom inte fram. Är du uppkopplad? Försök igen, eller spara den som fil.",
    en: "The report did not get through. Are you online? Try again, or save it as a file.",
  },
  unavailable: {
    nb: "Serveren kan ikke ta imot rapporten akkurat nå. Prøv igjen om litt, eller lagre den som fil.",
    sv: "Servern kan inte ta emot rapporten just nu. Försök igen om en stund, eller spara den som fil.",
    en: "The server cannot take the report right now. Try again in a while, or save it as a file.",
  },
  tooMany: {
    nb: "Det har kommet mange rapporter fra nettet du bruker. Prøv igjen senere, eller lagre den som fil.",
    sv: "Det har kommit många rapporter från nätet du använder. Försök igen senare, eller spara den som fil.",
    en: "Many reports have come from the network you use. Try again later, or save it as a file.",
  },
  tooManyMinutes: {
    nb: {
      one: "Det har kommet mange rapporter fra nettet du bruker. Prøv igjen om {{count}} minutt, eller lagre den som fil.",
      other:
        "Det har kommet mange rapporter fra nettet du bruker. Prøv igjen om {{count}} minutter, eller lagre den som fil.",
    },
    sv: {
      one: "Det har kommit många rapporter från nätet du använder. Försök igen om {{count}} minut, eller spara den som fil.",
      other:
        "Det har kommit många rapporter från nätet du använder. Försök igen om {{count}} minuter, eller spara den som fil.",
    },
    en: {
      one: "Many reports have come from the network you use. Try again in {{count}} minute, or save it as a file.",
      other: "Many reports have come from the network you use. Try again in {{count}} minutes, or save it as a file.",
    },
  },
  tooManyHours: {
    nb: {
      one: "Det har kommet mange rapporter fra nettet du bruker. Prøv igjen om {{count}} time, eller lagre den som fil.",
      other:
        "Det har kommet mange rapporter fra nettet du bruker. Prøv igjen om {{count}} timer, eller lagre den som fil.",
    },
    sv: {
      one: "Det har kommit många rapporter från nätet du använder. Försök igen om {{count}} timme, eller spara den som fil.",
      other:
        "Det har kommit många rapporter från nätet du använder. Försök igen om {{count}} timmar, eller spara den som fil.",
    },
    en: {
      one: "Many reports have come from the network you use. Try again in {{count}} hour, or save it as a file.",
      other: "Many reports have come from the network you use. Try again in {{count}} hours, or save it as a file.",
    },
  },
  full: {
    nb: "Vi har ikke plass til flere rapporter nå. Prøv igjen en annen dag, eller lagre den som fil og gi den til butikken.",
    sv: "Vi har inte plats för fler rapporter nu. Försök igen en annan dag, eller spara den som fil och ge den till butiken.",
    en: "We have no room for more reports now. Try again another day, or save it as a file and give it to the store.",
  },
  tooLarge: {
    nb: "Rapporten er for stor til å sendes. Lagre den som fil, og gi den til butikken.",
    sv: "Rapporten är för stor för att skickas. Spara den som fil och ge den till butiken.",
    en: "The report is too large to be sent. Save it as a file, and give it to the store.",
  },
  refused: {
    nb: "Serveren kan ikke lese rapporten, kanskje fordi nettbutikken er fornyet mens du var her. Lagre den som fil, og gi den til butikken.",
    sv: "Servern kan inte läsa rapporten, kanske för att webbutiken har förnyats medan du var här. Spara den som fil och ge den till butiken.",
    en: "The server cannot read the report, perhaps because the shop was updated while you were here. Save it as a file, and give it to the store.",
  },
  sent: { nb: "Takk! Rapporten er sendt.", sv: "Tack! Rapporten är skickad.", en: "Thank you! The report is sent." },
  reference: { nb: "Koden til rapporten", sv: "Rapportens kod", en: "The report’s code" },
  tellIt: {
    nb: "Oppgi koden hvis du ringer eller skriver til oss. Rapporten slettes {{day}}.",
    sv: "Uppge koden om du ringer eller skriver till oss. Rapporten raderas {{day}}.",
    en: "Give the code if you call or write to us. The report is deleted on {{day}}.",
  },
  copy: { nb: "Kopier koden", sv: "Kopiera koden", en: "Copy the code" },
  copied: { nb: "Koden er kopiert.", sv: "Koden är kopierad.", en: "The code is copied." },
  uncopied: {
    nb: "Nettleseren lot oss ikke kopiere koden. Skriv den ned.",
    sv: "Webbläsaren lät oss inte kopiera koden. Skriv ner den.",
    en: "The browser did not let us copy the code. Write it down.",
  },
  before: {
    nb: "Koden til rapporten du sendte sist: {{reference}}",
    sv: "Koden till rapporten du skickade senast: {{reference}}",
    en: "The code of the report you sent last: {{reference}}",
  },
})
