import { defineTexts } from "../../../texts/defineTexts.ts"

/** Texts of the ways on from a limit, and of the code by SMS that proves a number. */
export const proofTexts = defineTexts("proof", {
  prove: { nb: "Få en kode på SMS", sv: "Få en kod på sms", en: "Get a code by text message" },
  payOnline: { nb: "Betal på nett", sv: "Betala på nätet", en: "Pay online" },
  ownAccount: { nb: "Bestill for deg selv", sv: "Beställ för dig själv", en: "Order for yourself" },
  toCart: { nb: "Endre handlevognen", sv: "Ändra varukorgen", en: "Change the cart" },
  asking: { nb: "Sender en kode …", sv: "Skickar en kod …", en: "Sending a code …" },
  title: { nb: "Bekreft nummeret ditt", sv: "Bekräfta ditt nummer", en: "Confirm your number" },
  sent: {
    nb: "Vi har sendt en kode på SMS til {{phone}}. Når den stemmer, sendes bestillingen.",
    sv: "Vi har skickat en kod på sms till {{phone}}. När den stämmer skickas beställningen.",
    en: "We have sent a code by text message to {{phone}}. Once it is right, the order is sent.",
  },
  code: { nb: "Kode med seks sifre", sv: "Kod med sex siffror", en: "Six-digit code" },
  wrongCode: {
    nb: "Koden stemmer ikke, eller den er for gammel.",
    sv: "Koden stämmer inte, eller så är den för gammal.",
    en: "The code is not right, or it is too old.",
  },
  unanswered: {
    nb: "Vi fikk ikke svar. Prøv igjen.",
    sv: "Vi fick inget svar. Försök igen.",
    en: "There was no answer. Please try again.",
  },
  newCode: { nb: "Send ny kode", sv: "Skicka ny kod", en: "Send a new code" },
  goBack: { nb: "Endre nummeret", sv: "Ändra numret", en: "Change the number" },
  sentBefore: {
    nb: "Handlevognen er sendt før",
    sv: "Varukorgen har skickats förut",
    en: "This cart was sent before",
  },
  sentBeforeText: {
    nb: "Butikken kan ha fått den som en bestilling, men vi kan ikke vise den her. Handlevognen er som den var.",
    sv: "Butiken kan ha fått den som en beställning, men vi kan inte visa den här. Varukorgen är som den var.",
    en: "The store may have it as an order, but we cannot show that order here. Your cart is as it was.",
  },
  sentBeforeAsk: {
    nb: "Ring butikken hvis du er usikker. Sender du handlevognen igjen, blir det en ny bestilling.",
    sv: "Ring butiken om du är osäker. Skickar du varukorgen igen blir det en ny beställning.",
    en: "Call the store if you are unsure. If you send the cart again, it becomes a new order.",
  },
  sendAnew: { nb: "Send som ny bestilling", sv: "Skicka som ny beställning", en: "Send as a new order" },
  confirm: { nb: "Bekreft og bestill", sv: "Bekräfta och beställ", en: "Confirm and order" },
})
