import { defineTexts } from "../../texts/defineTexts.ts"

/** Texts of refunds, and of money that staff must check. */
export const moneyTexts = defineTexts("kitchenMoney", {
  title: { nb: "Penger å se på", sv: "Pengar att titta på", en: "Money to look at" },
  loading: { nb: "Henter listen …", sv: "Hämtar listan …", en: "Fetching the list …" },
  nothing: { nb: "Ingenting trenger et blikk", sv: "Inget behöver en titt", en: "Nothing needs a look" },
  seen: { nb: "Sett", sv: "Sedd", en: "Seen" },
  noOrder: { nb: "Ingen bestilling", sv: "Ingen beställning", en: "No order" },
  order: { nb: "Bestilling {{number}}", sv: "Beställning {{number}}", en: "Order {{number}}" },
  unknownAmount: { nb: "Ukjent beløp", sv: "Okänt belopp", en: "Unknown amount" },
  reference: { nb: "Referanse {{charge}}", sv: "Referens {{charge}}", en: "Reference {{charge}}" },
  wrongAmount: { nb: "Betalt med feil beløp", sv: "Betald med fel belopp", en: "Paid with a wrong amount" },
  orderClosed: {
    nb: "Betalt etter at bestillingen var avsluttet",
    sv: "Betald efter att beställningen var avslutad",
    en: "Paid after the order was closed",
  },
  alreadyPaid: { nb: "Betalt to ganger", sv: "Betald två gånger", en: "Paid twice" },
  orderCalledOff: {
    nb: "Bestillingen ble avbestilt",
    sv: "Beställningen avbeställdes",
    en: "The order was called off",
  },
  tooLateForBeer: { nb: "Betalt for sent for øl", sv: "Betald för sent för öl", en: "Paid too late for its beer" },
  unknownOrder: {
    nb: "Betalt for en bestilling ingen kjenner",
    sv: "Betald för en beställning som ingen känner till",
    en: "Paid for an order that nobody knows",
  },
  paymentWithdrawn: {
    nb: "Betalingen ble trukket tilbake av betalingsleverandøren",
    sv: "Betalningen drogs tillbaka av betalleverantören",
    en: "The payment provider withdrew the payment",
  },
  captureFailed: {
    nb: "Pengene kunne ikke hentes",
    sv: "Pengarna kunde inte hämtas",
    en: "The money could not be captured",
  },
  refundFailed: {
    nb: "Pengene kunne ikke betales tilbake",
    sv: "Pengarna kunde inte betalas tillbaka",
    en: "The money could not be refunded",
  },
  moveRefused: {
    nb: "Betalingsleverandøren sier nei",
    sv: "Betalleverantören säger nej",
    en: "The payment provider refuses",
  },
  moveLate: {
    nb: "Betalingsleverandøren har ikke svart på et kvarter",
    sv: "Betalleverantören har inte svarat på en kvart",
    en: "The payment provider has not answered for a quarter of an hour",
  },
  chargeback: {
    nb: "Kunden klager hos banken sin",
    sv: "Kunden klagar hos sin bank",
    en: "The customer disputes it at their bank",
  },
  money_ours: { nb: "Pengene er hos oss", sv: "Pengarna är hos oss", en: "The money is with us" },
  money_goingBack: {
    nb: "Pengene er på vei tilbake",
    sv: "Pengarna är på väg tillbaka",
    en: "The money is on its way back",
  },
  money_back: { nb: "Pengene er hos kunden", sv: "Pengarna är hos kunden", en: "The money is with the customer" },
  goesBackByItself: {
    nb: "Kortbetalingen går tilbake av seg selv",
    sv: "Kortbetalningen går tillbaka av sig själv",
    en: "The card payment goes back by itself",
  },
  money_unknown: {
    nb: "Ingen vet hvor pengene er",
    sv: "Ingen vet var pengarna är",
    en: "Nobody knows where the money is",
  },
  refund: { nb: "Betal tilbake", sv: "Betala tillbaka", en: "Refund" },
  amount: { nb: "Kroner, tomt er resten", sv: "Kronor, tomt är resten", en: "Kroner, empty is the rest" },
  before: {
    nb: "Allerede tilbakebetalt: {{amounts}}. Det du betaler tilbake nå, kommer i tillegg.",
    sv: "Redan återbetalat: {{amounts}}. Det du betalar tillbaka nu kommer utöver det.",
    en: "Refunded already: {{amounts}}. What you refund now comes on top of it.",
  },
  sending: { nb: "Betaler tilbake …", sv: "Betalar tillbaka …", en: "Refunding …" },
  refunded: {
    nb: "Bestilling {{number}}: {{amount}} er på vei tilbake.",
    sv: "Beställning {{number}}: {{amount}} är på väg tillbaka.",
    en: "Order {{number}}: {{amount}} is on its way back.",
  },
  rest: { nb: "Resten", sv: "Resten", en: "The rest" },
  noAmount: {
    nb: "Skriv et beløp, som 49 eller 49,50.",
    sv: "Skriv ett belopp, som 49 eller 49,50.",
    en: "Write an amount, such as 49 or 49.50.",
  },
  notPaid: {
    nb: "Den er ikke betalt med kort, eller pengene er alt på vei tilbake.",
    sv: "Den är inte betald med kort, eller så är pengarna redan på väg tillbaka.",
    en: "It was not paid by card, or the money is already on its way back.",
  },
  notThere: {
    nb: "Pengene har ikke kommet ennå. Prøv igjen senere.",
    sv: "Pengarna har inte kommit än. Försök igen senare.",
    en: "The money has not arrived yet. Try again later.",
  },
  tooMuch: {
    nb: "Det er mer enn det som er igjen.",
    sv: "Det är mer än vad som är kvar.",
    en: "That is more than is left.",
  },
  otherFault: {
    nb: "Det gikk ikke. Ingenting ble betalt tilbake.",
    sv: "Det gick inte. Inget betalades tillbaka.",
    en: "That did not work. Nothing was refunded.",
  },
  unreachable: {
    nb: "Ingen svar. Trykk igjen: det blir samme tilbakebetaling.",
    sv: "Inget svar. Tryck igen: det blir samma återbetalning.",
    en: "No answer. Tap again: it stays one refund.",
  },
})
