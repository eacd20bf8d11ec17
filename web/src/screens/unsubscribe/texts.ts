import { defineTexts } from "../../texts/defineTexts.ts"

/** Texts of the unsubscribe screen. */
export const unsubscribeTexts = defineTexts("unsubscribe", {
  title: { nb: "E-post og SMS fra oss", sv: "Mejl och sms från oss", en: "E-mail and SMS from us" },
  texts: { nb: "Ingen flere SMS-er", sv: "Inga fler sms", en: "No more text messages" },
  textsHelp: {
    nb: "Skriv nummeret som ikke skal få flere SMS-er fra oss av oss selv. Beskjeder om bestillinger og koder som noen ber om, kommer fortsatt.",
    sv: "Skriv numret som inte ska få fler sms på vårt eget initiativ. Besked om beställningar och koder som någon ber om kommer fortfarande.",
    en: "Type the number that shall get no more text messages of our own accord. News of orders, and codes that somebody asks for, will still come.",
  },
  phone: { nb: "Telefonnummer", sv: "Telefonnummer", en: "Phone number" },
  phoneFault: {
    nb: "Skriv hele nummeret, med landskode hvis det er fra et annet land.",
    sv: "Skriv hela numret, med landskod om det är från ett annat land.",
    en: "Type the whole number, with its country code if it is from another country.",
  },
  tooMany: {
    nb: "Herfra er det meldt av så mange nummer som vi tar imot på en time. Prøv igjen senere.",
    sv: "Härifrån har så många nummer avanmälts som vi tar emot på en timme. Försök igen senare.",
    en: "As many numbers as we take in an hour were unsubscribed from here. Try again later.",
  },
  textsDone: { nb: "Nummeret er meldt av", sv: "Numret är avanmält", en: "The number is unsubscribed" },
  textsDoneText: {
    nb: "Vi sender ikke flere SMS-er dit av oss selv. Pizzaen er den samme.",
    sv: "Vi skickar inga fler sms dit på eget initiativ. Pizzan är densamma.",
    en: "We will send no more text messages there of our own accord. The pizza stays the same.",
  },
  mails: { nb: "Ingen flere e-poster", sv: "Inga fler mejl", en: "No more e-mails" },
  noLink: {
    nb: "Vil du ikke ha flere e-poster, så trykk på lenken nederst i en av dem. Er du medlem, kan du også velge på Min side hva vi får sende deg.",
    sv: "Vill du inte ha fler mejl trycker du på länken längst ner i ett av dem. Är du medlem kan du också välja på Min sida vad vi får skicka till dig.",
    en: "If you want no more e-mails, follow the link at the end of one of them. Members can also choose on My page what we may send.",
  },
  toAccount: { nb: "Til Min side", sv: "Till Min sida", en: "To My page" },
  question: { nb: "Ikke flere e-poster?", sv: "Inga fler mejl?", en: "No more e-mails?" },
  whatStops: {
    nb: "Da slutter vi å skrive til deg av oss selv. Det du selv ber om, kommer fortsatt.",
    sv: "Då slutar vi att skriva till dig på eget initiativ. Det du själv ber om kommer fortfarande.",
    en: "We will stop writing to you of our own accord. What you ask for yourself will still come.",
  },
  unsubscribe: { nb: "Meld meg av", sv: "Avanmäl mig", en: "Unsubscribe me" },
  asking: { nb: "Melder deg av …", sv: "Avanmäler dig …", en: "Unsubscribing you …" },
  again: { nb: "Prøv igjen", sv: "Försök igen", en: "Try again" },
  unreachable: {
    nb: "Vi fikk ikke svar, så du er kanskje ikke meldt av ennå.",
    sv: "Vi fick inget svar, så du är kanske inte avanmäld än.",
    en: "There was no answer, so you may not be unsubscribed yet.",
  },
  done: { nb: "Du er meldt av", sv: "Du är avanmäld", en: "You are unsubscribed" },
  doneText: {
    nb: "Vi sender deg ikke flere e-poster av oss selv. Pizzaen er den samme.",
    sv: "Vi skickar inga fler mejl på eget initiativ. Pizzan är densamma.",
    en: "We will send you no more e-mails of our own accord. The pizza stays the same.",
  },
  refused: { nb: "Lenken virker ikke", sv: "Länken fungerar inte", en: "The link does not work" },
  refusedText: {
    nb: "Kanskje kom ikke hele lenken med. Åpne den en gang til fra e-posten, eller prøv lenken i en nyere.",
    sv: "Kanske kom inte hela länken med. Öppna den en gång till från mejlet, eller prova länken i ett nyare.",
    en: "Perhaps a part of it got lost. Open it once more from the e-mail, or try the link in a newer one.",
  },
  toFront: { nb: "Til forsiden", sv: "Till startsidan", en: "To the front page" },
})
