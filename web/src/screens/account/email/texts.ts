import { defineTexts } from "../../../texts/defineTexts.ts"

/** Texts about the confirmation of an e-mail address. */
export const emailTexts = defineTexts("email", {
  unconfirmed: {
    nb: "Adressen er ikke bekreftet ennå. Åpne lenken i e-posten fra oss, eller be om en ny.",
    sv: "Adressen är inte bekräftad än. Öppna länken i mejlet från oss, eller be om ett nytt.",
    en: "The address is not confirmed yet. Open the link in the mail from us, or ask for another.",
  },
  again: { nb: "Send e-posten på nytt", sv: "Skicka mejlet igen", en: "Send the mail again" },
  sending: { nb: "Sender …", sv: "Skickar …", en: "Sending …" },
  againIn: {
    nb: { one: "På nytt om {{count}} sekund", other: "På nytt om {{count}} sekunder" },
    sv: { one: "Igen om {{count}} sekund", other: "Igen om {{count}} sekunder" },
    en: { one: "Again in {{count}} second", other: "Again in {{count}} seconds" },
  },
  sent: {
    nb: "E-posten er sendt. Lenken gjelder i et døgn.",
    sv: "Mejlet är skickat. Länken gäller i ett dygn.",
    en: "The mail is sent. Its link works for a day.",
  },
  tooMany: {
    nb: "Vi har sendt deg så mange e-poster som vi kan på ett døgn. Prøv igjen i morgen.",
    sv: "Vi har skickat så många mejl som vi kan på ett dygn. Försök igen i morgon.",
    en: "We have sent you as many mails as we can in a day. Try again tomorrow.",
  },
  unanswered: {
    nb: "Vi fikk ikke svar, så e-posten ble kanskje ikke sendt. Prøv igjen.",
    sv: "Vi fick inget svar, så mejlet skickades kanske inte. Försök igen.",
    en: "We got no answer, so the mail may not have been sent. Please try again.",
  },
  refused: {
    nb: "E-posten ble ikke sendt. Kanskje er adressen bekreftet allerede: last siden på nytt.",
    sv: "Mejlet skickades inte. Adressen kanske är bekräftad redan: ladda om sidan.",
    en: "The mail was not sent. The address may be confirmed already: reload the page.",
  },
  Confirming: {
    nb: "Bekrefter e-postadressen …",
    sv: "Bekräftar e-postadressen …",
    en: "Confirming the e-mail address …",
  },
  Confirmed: {
    nb: "E-postadressen er bekreftet. Takk!",
    sv: "E-postadressen är bekräftad. Tack!",
    en: "The e-mail address is confirmed. Thank you!",
  },
  Refused: {
    nb: "Lenken virker ikke lenger: den er brukt, eldre enn et døgn, eller gjelder en adresse som er byttet ut. En ny får du på Min side når du er logget inn på kontoen som lenken gjelder.",
    sv: "Länken fungerar inte längre: den är använd, äldre än ett dygn eller gäller en adress som är utbytt. En ny får du på Min sida när du är inloggad på kontot som länken gäller.",
    en: "The link no longer works: it was used, is more than a day old, or is for an address that has been changed. You get a new one on My page when you are logged in to the account that the link is for.",
  },
  Unreachable: {
    nb: "Vi fikk ikke svar, så adressen er kanskje ikke bekreftet.",
    sv: "Vi fick inget svar, så adressen är kanske inte bekräftad.",
    en: "We got no answer, so the address may not be confirmed.",
  },
  retry: { nb: "Prøv igjen", sv: "Försök igen", en: "Try again" },
})
