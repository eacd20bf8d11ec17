import { defineTexts } from "../../../texts/defineTexts.ts"

/** Texts of the reasons why a cart can't be ordered. */
export const blockTexts = defineTexts("blocks", {
  ManualOrder: {
    nb: "Så mange pizzaer må bestilles på telefon: {{phone}}.",
    sv: "Så många pizzor måste beställas på telefon: {{phone}}.",
    en: "This many pizzas have to be ordered by phone: {{phone}}.",
  },
  OtherDay: {
    nb: "Så mange pizzaer må bestilles til en annen dag.",
    sv: "Så många pizzor måste beställas till en annan dag.",
    en: "This many pizzas have to be ordered for another day.",
  },
  BelowMinimum: {
    nb: "Det mangler {{missing}} til minstebeløpet på {{minimum}}.",
    sv: "Det saknas {{missing}} till minsta beloppet {{minimum}}.",
    en: "{{missing}} more is needed to reach the minimum of {{minimum}}.",
  },
  StoreClosed: {
    nb: "Butikken er stengt da. Velg en annen tid, eller bytt butikk.",
    sv: "Butiken är stängd då. Välj en annan tid, eller byt butik.",
    en: "The store is closed then. Choose another time, or change store.",
  },
  TimeNotOffered: {
    nb: "Tidspunktet kan ikke velges lenger. Velg et senere.",
    sv: "Tiden kan inte väljas längre. Välj en senare.",
    en: "That time can no longer be chosen. Choose a later one.",
  },
  QuantityLimit: {
    nb: "Butikken lager høyst {{most}} av hver.",
    sv: "Butiken gör högst {{most}} av varje.",
    en: "The store makes at most {{most}} of each.",
  },
  DeliveryNotOffered: {
    nb: "Butikken leverer ikke.",
    sv: "Butiken levererar inte.",
    en: "The store does not deliver.",
  },
  AddressMissing: {
    nb: "Velg adressen vi skal levere til.",
    sv: "Välj adressen vi ska leverera till.",
    en: "Choose the address to deliver to.",
  },
  AddressOutside: {
    nb: "Adressen ligger utenfor området som butikken leverer til.",
    sv: "Adressen ligger utanför området som butiken levererar till.",
    en: "The address is outside the area that the store delivers to.",
  },
  OrganisationDelivery: {
    nb: "Bedrifter kan ikke bestille levering.",
    sv: "Företag kan inte beställa leverans.",
    en: "Companies cannot order delivery.",
  },
  HotspotMissing: {
    nb: "Velg stedet vi skal levere til.",
    sv: "Välj platsen vi ska leverera till.",
    en: "Choose the place to deliver to.",
  },
  changeWay: {
    nb: "Endre henting eller levering",
    sv: "Ändra avhämtning eller leverans",
    en: "Change collecting or delivery",
  },
  PaymentNotOffered: {
    nb: "Velg en annen måte å betale på.",
    sv: "Välj ett annat sätt att betala.",
    en: "Choose another way to pay.",
  },
})
