import { defineTexts } from "../../texts/defineTexts.ts"

/** Texts of the payment screen. */
export const paymentTexts = defineTexts("payment", {
  title: { nb: "Betal", sv: "Betala", en: "Pay" },
  titleOf: { nb: "Betal {{total}}", sv: "Betala {{total}}", en: "Pay {{total}}" },
  payBefore: {
    nb: "Betal før {{time}}, ellers faller bestillingen bort.",
    sv: "Betala före {{time}}, annars tas beställningen bort.",
    en: "Pay before {{time}}, or the order is dropped.",
  },
  added: {
    nb: "Det du har lagt i handlevognen etter at du sendte bestillingen, er ikke med i denne betalingen. Det blir liggende, så du kan bestille det etterpå. Gå tilbake til bestillingen for å ta alt i én.",
    sv: "Det du har lagt i varukorgen efter att du skickade beställningen ingår inte i den här betalningen. Det ligger kvar, så att du kan beställa det efteråt. Gå tillbaka till beställningen för att ta allt i en.",
    en: "What you have put into the cart since you sent the order is not part of this payment. It stays there, so that you can order it afterwards. Go back to the order to have it all in one.",
  },
  less: {
    nb: "Handlevognen har mindre enn bestillingen du sendte. Betalingen gjelder fortsatt hele bestillingen. Gå tilbake til bestillingen for å endre den.",
    sv: "Varukorgen har mindre än beställningen du skickade. Betalningen gäller fortfarande hela beställningen. Gå tillbaka till beställningen för att ändra den.",
    en: "The cart has less than the order you sent. The payment is still for the whole order. Go back to the order to change it.",
  },
  loading: { nb: "Henter betalingsmåtene …", sv: "Hämtar betalsätten …", en: "Loading the ways to pay …" },
  form: { nb: "Betalingsmåter", sv: "Betalsätt", en: "Ways to pay" },
  unreachable: {
    nb: "Vi får ikke svar. Vi prøver igjen av oss selv, og ingenting er trukket to ganger.",
    sv: "Vi får inget svar. Vi försöker igen av oss själva, och inget dras två gånger.",
    en: "There is no answer. We keep trying, and nothing is charged twice.",
  },
  sending: { nb: "Sender betalingen …", sv: "Skickar betalningen …", en: "Sending the payment …" },
  uncertain: {
    nb: "Forbindelsen ble brutt. Vi sender den samme betalingen igjen til vi får svar. Det blir aldri to.",
    sv: "Anslutningen bröts. Vi skickar samma betalning igen tills vi får svar. Det blir aldrig två.",
    en: "The connection broke. We keep sending the very same payment until there is an answer. There will never be two.",
  },
  moneyUnderWay: {
    nb: "Det kan være penger på vei for denne bestillingen, fra et forsøk som nettopp begynte. Så lenge kan den ikke betales på nytt eller gis opp. Siden følger med, og sier fra.",
    sv: "Det kan vara pengar på väg för den här beställningen, från ett försök som just börjat. Så länge kan den inte betalas på nytt eller ges upp. Sidan följer med och säger till.",
    en: "Money for this order may be on its way, from an attempt that has just begun. Until then it cannot be paid again or given up. This page keeps looking, and tells you.",
  },
  broken: {
    nb: "Betalingsskjemaet vil ikke åpne seg her.",
    sv: "Betalformuläret vill inte öppna sig här.",
    en: "The payment form does not open here.",
  },
  away: {
    nb: "Kort og andre betalinger på nett er ikke tilgjengelige akkurat nå. Prøv igjen om litt, eller betal på en annen måte.",
    sv: "Kort och andra betalningar på nätet är inte tillgängliga just nu. Försök igen om en stund, eller betala på ett annat sätt.",
    en: "Cards and other payments online are not available right now. Try again in a moment, or pay another way.",
  },
  confirming: { nb: "Vi venter på svar", sv: "Vi väntar på svar", en: "Waiting for the answer" },
  slow: {
    nb: "Det tar lengre tid enn vanlig. Du kan lukke siden: når betalingen er klar, får butikken bestillingen.",
    sv: "Det tar längre tid än vanligt. Du kan stänga sidan: när betalningen är klar får butiken beställningen.",
    en: "This takes longer than usual. You may close the page: once the payment is through, the store gets the order.",
  },
  another: { nb: "Betal på en annen måte", sv: "Betala på ett annat sätt", en: "Pay another way" },
  carryout: { nb: "Betal i butikken i stedet", sv: "Betala i butiken i stället", en: "Pay in the store instead" },
  delivery: { nb: "Betal når maten kommer", sv: "Betala när maten kommer", en: "Pay when the food arrives" },
  hotspot: { nb: "Betal på møtestedet", sv: "Betala på mötesplatsen", en: "Pay at the meeting point" },
  onHandOver: { nb: "Betal når du får maten", sv: "Betala när du får maten", en: "Pay when you get the food" },
  onAccount: {
    nb: "Betal på bedriftens regning",
    sv: "Betala på företagets konto",
    en: "Pay on the company’s account",
  },
  giveUp: { nb: "Tilbake til bestillingen", sv: "Tillbaka till beställningen", en: "Back to the order" },
  placed: { nb: "Bestilt", sv: "Beställt", en: "Ordered" },
  paid: { nb: "Betalt", sv: "Betalt", en: "Paid" },
  paidText: {
    nb: "Butikken har bestillingen din.",
    sv: "Butiken har din beställning.",
    en: "The store has your order.",
  },
  follow: { nb: "Følg bestillingen", sv: "Följ beställningen", en: "Follow the order" },
  closed: { nb: "Bestillingen er lukket", sv: "Beställningen är stängd", en: "The order is closed" },
  closedText: {
    nb: "Den ble ikke betalt, eller ikke i tide. Er noe trukket, går det tilbake av seg selv.",
    sv: "Den betalades inte, eller inte i tid. Om något har dragits går det tillbaka av sig självt.",
    en: "It was not paid, or not in time. Anything charged goes back by itself.",
  },
  cartKept: {
    nb: "Handlevognen er som den var.",
    sv: "Varukorgen är som den var.",
    en: "Your cart is as it was.",
  },
  calledOff: {
    nb: "Butikken måtte avlyse bestillingen",
    sv: "Butiken var tvungen att ställa in beställningen",
    en: "The store had to call off the order",
  },
  calledOffText: {
    nb: "Det du har betalt, går tilbake av seg selv.",
    sv: "Det du har betalat går tillbaka av sig självt.",
    en: "What you have paid goes back by itself.",
  },
  seeWhy: { nb: "Se hvorfor", sv: "Se varför", en: "See why" },
  orderAgain: { nb: "Bestill på nytt", sv: "Beställ igen", en: "Order again" },
  missing: { nb: "Fant ikke bestillingen", sv: "Hittade inte beställningen", en: "Order not found" },
  missingText: {
    nb: "Den er laget på en annen enhet, eller adressen er feil.",
    sv: "Den är gjord på en annan enhet, eller så är adressen fel.",
    en: "It was made on another device, or the address is wrong.",
  },
  toStores: { nb: "Til butikkene", sv: "Till butikerna", en: "To the stores" },
})
