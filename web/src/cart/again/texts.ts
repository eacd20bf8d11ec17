import { defineTexts } from "../../texts/defineTexts.ts"

export const againTexts = defineTexts("again", {
  again: { nb: "Bestill igjen", sv: "Beställ igen", en: "Order again" },
  title: { nb: "Ikke alt ble som sist", sv: "Allt blev inte som sist", en: "Not everything is as last time" },
  dismiss: { nb: "Jeg har lest det", sv: "Jag har läst det", en: "I have read it" },
  gone: { nb: "selges ikke lenger.", sv: "säljs inte längre.", en: "is no longer sold." },
  sizeGone: {
    nb: "finnes ikke lenger i den størrelsen.",
    sv: "finns inte längre i den storleken.",
    en: "no longer comes in that size.",
  },
  sizeGoneOf: {
    nb: "kan ikke lages: {{half}} finnes ikke lenger i den størrelsen.",
    sv: "kan inte göras: {{half}} finns inte längre i den storleken.",
    en: "can’t be made: {{half}} no longer comes in that size.",
  },
  soldOut: { nb: "er utsolgt.", sv: "är slutsåld.", en: "is sold out." },
  soldOutOf: {
    nb: "kan ikke lages: {{half}} er utsolgt.",
    sv: "kan inte göras: {{half}} är slutsåld.",
    en: "can’t be made: {{half}} is sold out.",
  },
  toppingGone: {
    nb: "kommer uten {{topping}}, som ikke finnes lenger.",
    sv: "kommer utan {{topping}}, som inte finns längre.",
    en: "comes without {{topping}}, which is no longer available.",
  },
  someToppingGone: {
    nb: "kommer uten en ingrediens som ikke finnes lenger.",
    sv: "kommer utan en ingrediens som inte finns längre.",
    en: "comes without an ingredient that is no longer available.",
  },
  toppingSoldOut: {
    nb: "kommer uten {{topping}}, som er utsolgt.",
    sv: "kommer utan {{topping}}, som är slutsåld.",
    en: "comes without {{topping}}, which is sold out.",
  },
  toppingBack: {
    nb: "lages ikke lenger uten {{topping}}.",
    sv: "görs inte längre utan {{topping}}.",
    en: "is no longer made without {{topping}}.",
  },
  priceChanged: {
    nb: "koster nå {{after}} per stykk, før {{before}}.",
    sv: "kostar nu {{after}} styck, tidigare {{before}}.",
    en: "now costs {{after}} each, it was {{before}}.",
  },
  tooMany: {
    nb: "ble ikke med i fullt antall: du kan ha {{most}} av hver vare.",
    sv: "följde inte med i fullt antal: du kan ha {{most}} av varje vara.",
    en: "did not all come along: you can have {{most}} of each item.",
  },
  ageUnknown: {
    nb: "er ikke med, fordi du ikke har sagt at du er gammel nok.",
    sv: "är inte med, eftersom du inte har sagt att du är gammal nog.",
    en: "is not included, because you have not said that you are old enough.",
  },
  codeExcluded: {
    nb: "kan ikke brukes sammen med rabatten i handlevognen.",
    sv: "kan inte användas ihop med rabatten i varukorgen.",
    en: "can’t be combined with the discount in the cart.",
  },
  noDelivery: {
    nb: "{{store}} leverer ikke til adressen din lenger, så du henter selv.",
    sv: "{{store}} levererar inte till din adress längre, så du hämtar själv.",
    en: "{{store}} no longer delivers to your address, so you collect it.",
  },
  noAddress: {
    nb: "Adressen er ikke lagret her. Skriv den i kassen.",
    sv: "Adressen är inte sparad här. Skriv den i kassan.",
    en: "The address isn’t saved here. Enter it at the checkout.",
  },
  noHotspot: {
    nb: "{{store}} kommer ikke til møtestedet lenger, så du henter selv.",
    sv: "{{store}} kommer inte till mötesplatsen längre, så du hämtar själv.",
    en: "{{store}} no longer comes to the meeting point, so you collect it.",
  },
})
