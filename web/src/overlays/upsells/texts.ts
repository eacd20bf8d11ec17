import { defineTexts } from "../../texts/defineTexts.ts"

export const upsellTexts = defineTexts("upsells", {
  title: { nb: "Noe mer?", sv: "Något mer?", en: "Anything else?" },
  lead: {
    nb: "Dette går godt sammen med det du har valgt.",
    sv: "Det här går bra ihop med det du har valt.",
    en: "These go well with what you have chosen.",
  },
  add: { nb: "Legg til {{name}}", sv: "Lägg till {{name}}", en: "Add {{name}}" },
  quantityOf: { nb: "{{name}}, antall", sv: "{{name}}, antal", en: "{{name}}, quantity" },
  less: { nb: "Én {{name}} mindre", sv: "En {{name}} färre", en: "One {{name}} less" },
  more: { nb: "Én {{name}} til", sv: "En {{name}} till", en: "One more {{name}}" },
  remove: { nb: "Ta bort {{name}}", sv: "Ta bort {{name}}", en: "Remove {{name}}" },
  skip: { nb: "Nei takk, gå til betaling", sv: "Nej tack, gå till betalning", en: "No thanks, go to payment" },
  goOn: { nb: "Gå til betaling", sv: "Gå till betalning", en: "Go to payment" },
  looking: { nb: "Ser etter noe godt …", sv: "Letar efter något gott …", en: "Looking for something nice …" },
  nothing: {
    nb: "Du har alt du trenger. Da er det bare å bestille.",
    sv: "Du har allt du behöver. Då är det bara att beställa.",
    en: "You have all you need. Time to order.",
  },
  emptyCart: {
    nb: "Handlevognen er tom. Velg en pizza først.",
    sv: "Varukorgen är tom. Välj en pizza först.",
    en: "The cart is empty. Choose a pizza first.",
  },
  toMenu: { nb: "Til menyen", sv: "Till menyn", en: "To the menu" },
  chooseStore: { nb: "Velg butikk", sv: "Välj butik", en: "Choose a store" },
})
