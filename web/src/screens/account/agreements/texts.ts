import { defineTexts } from "../../../texts/defineTexts.ts"

/** Texts of the agreements on the customer's own page. */
export const agreementsTexts = defineTexts("agreements", {
  title: { nb: "Tilbud fra oss", sv: "Erbjudanden från oss", en: "Offers from us" },
  lead: {
    nb: "Meldinger om bestillingene dine får du uansett.",
    sv: "Meddelanden om dina beställningar får du oavsett.",
    en: "Messages about your orders come in any case.",
  },
  email: { nb: "Tilbud på e-post", sv: "Erbjudanden via e-post", en: "Offers by e-mail" },
  noEmail: {
    nb: "Oppgi en e-postadresse først.",
    sv: "Ange en e-postadress först.",
    en: "Give an e-mail address first.",
  },
  sms: { nb: "Tilbud på SMS", sv: "Erbjudanden på sms", en: "Offers by text message" },
  push: { nb: "Tilbud som varsler", sv: "Erbjudanden som aviseringar", en: "Offers as notifications" },
  unanswered: {
    nb: "Vi fikk ikke svar, så det er som det var. Prøv igjen.",
    sv: "Vi fick inget svar, så det är som det var. Försök igen.",
    en: "There was no answer, so it is as it was. Try again.",
  },
  refused: {
    nb: "Vi fikk ikke lagret valget, så det er som det var.",
    sv: "Vi kunde inte spara valet, så det är som det var.",
    en: "Your choice could not be saved, so it is as it was.",
  },
})
