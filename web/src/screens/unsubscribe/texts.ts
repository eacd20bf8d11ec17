import { defineTexts } from "../../texts/defineTexts.ts"

/** Texts of the unsubscribe screen. */
export const unsubscribeTexts = defineTexts("unsubscribe", {
  title: { nb: "E-post fra oss", sv: "Mejl från oss", en: "E-mail from us" },
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
