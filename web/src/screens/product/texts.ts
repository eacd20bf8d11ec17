import { defineTexts } from "../../texts/defineTexts.ts"

/** Texts of the product screen. */
export const productScreenTexts = defineTexts("product", {
  back: { nb: "Til menyen", sv: "Till menyn", en: "To the menu" },
  crust: { nb: "Bunn", sv: "Botten", en: "Crust" },
  size: { nb: "Størrelse", sv: "Storlek", en: "Size" },
  onlySizes: {
    nb: "{{crust}} bunn lages bare i {{sizes}}.",
    sv: "{{crust}} botten görs bara i {{sizes}}.",
    en: "{{crust}} crust comes only in {{sizes}}.",
  },
  inSize: { nb: "i {{size}}", sv: "i {{size}}", en: "in {{size}}" },
  from: { nb: "fra {{price}}", sv: "från {{price}}", en: "from {{price}}" },
  soldOut: { nb: "Utsolgt", sv: "Slutsåld", en: "Sold out" },
  contains: { nb: "{{name}} ({{allergens}})", sv: "{{name}} ({{allergens}})", en: "{{name}} ({{allergens}})" },
  quantity: { nb: "Antall", sv: "Antal", en: "Quantity" },
  less: { nb: "Én mindre", sv: "En färre", en: "One less" },
  more: { nb: "Én til", sv: "En till", en: "One more" },
  added: { nb: "Lagt i handlevognen", sv: "I varukorgen", en: "In the cart" },
  add: { nb: "Legg i handlevognen", sv: "Lägg i varukorgen", en: "Add to cart" },
  chooseHalves: { nb: "Velg halvdelene", sv: "Välj halvorna", en: "Choose the halves" },
  madeOf: { nb: "På pizzaen", sv: "På pizzan", en: "On the pizza" },
  allergens: { nb: "Allergener", sv: "Allergener", en: "Allergens" },
  byHalves: {
    nb: "Kommer an på pizzaene du velger. De står for hver halvdel mens du bygger.",
    sv: "Beror på pizzorna du väljer. De står för varje halva medan du bygger.",
    en: "Depends on the pizzas you choose. They are given for each half while you build.",
  },
  noAllergens: {
    nb: "Ingen av de fjorten som må oppgis.",
    sv: "Ingen av de fjorton som måste anges.",
    en: "None of the fourteen that must be declared.",
  },
  alcohol: {
    nb: "{{percent}} % alkohol. Aldersgrense {{age}} år.",
    sv: "{{percent}} % alkohol. Åldersgräns {{age}} år.",
    en: "{{percent}}% alcohol. Age limit {{age}}.",
  },
  deposit: { nb: "Pant", sv: "Pant", en: "Deposit" },
  pant: { nb: "Pant kommer i tillegg.", sv: "Pant tillkommer.", en: "Deposit comes on top." },
  missingTitle: { nb: "Den finnes ikke her", sv: "Den finns inte här", en: "It isn’t sold here" },
  missingText: {
    nb: "{{store}} har ikke denne på menyen.",
    sv: "{{store}} har inte den här på menyn.",
    en: "{{store}} doesn’t have this on its menu.",
  },
})
