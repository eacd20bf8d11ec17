import type { Language } from "@skorpe/core/domain/language"
import type { Allergen } from "@skorpe/core/domain/menu"

interface AllergenWords {
  readonly title: string
  readonly intro: string
  /** The legal definition of each of the fourteen. */
  readonly means: Readonly<Record<Allergen, string>>
  readonly here: string
  readonly nowhere: string
  readonly productsTitle: string
  readonly productsIntro: string
  readonly product: string
  readonly allergens: string
  readonly none: string
  readonly noStore: string
  readonly toMenu: string
}

/** Texts of the allergen tables; the allergens' names are in `productTexts`. */
export const allergenFacts: Readonly<Record<Language, AllergenWords>> = {
  nb: {
    title: "De fjorten allergenene",
    intro: "Disse fjorten må alltid oppgis, etter loven.",
    means: {
      gluten: "Hvete, rug, bygg, havre og spelt, og alt som er laget av dem.",
      crustaceans: "Reker, krabbe, hummer og kreps.",
      egg: "Egg fra høns og andre fugler, også i majones og pasta.",
      fish: "All fisk, også i sauser og buljong.",
      peanuts: "Peanøtter og peanøttolje.",
      soy: "Soyabønner, soyasaus og soyaprotein.",
      milk: "Melk, ost, fløte og smør, medregnet laktose.",
      nuts: "Mandler, hasselnøtter, valnøtter, cashew, pekan, para, pistasj og macadamia.",
      celery: "Stangselleri, sellerirot og krydder av dem.",
      mustard: "Sennep, sennepsfrø og sennepsolje.",
      sesame: "Sesamfrø og sesamolje.",
      sulphite: "Svoveldioksid og sulfitt, over 10 mg per kilo eller liter.",
      lupin: "Lupinfrø og lupinmel.",
      molluscs: "Blåskjell, østers, snegler og blekksprut.",
    },
    here: "På menyen her",
    nowhere: "Ikke i noe på denne menyen.",
    productsTitle: "Produkt for produkt",
    productsIntro: "Slik de står på menyen, med vanlig bunn og uten endringer.",
    product: "Produkt",
    allergens: "Allergener",
    none: "ingen av de fjorten",
    noStore: "Velg en butikk, så ser du her hva hvert produkt på menyen dens inneholder.",
    toMenu: "Til menyen",
  },
  sv: {
    title: "De fjorton allergenerna",
    intro: "De här fjorton ska alltid anges, enligt lag.",
    means: {
      gluten: "Vete, råg, korn, havre och dinkel, och allt som är gjort av dem.",
      crustaceans: "Räkor, krabba, hummer och kräftor.",
      egg: "Ägg från höns och andra fåglar, också i majonnäs och pasta.",
      fish: "All fisk, också i såser och buljong.",
      peanuts: "Jordnötter och jordnötsolja.",
      soy: "Sojabönor, sojasås och sojaprotein.",
      milk: "Mjölk, ost, grädde och smör, laktos inräknad.",
      nuts: "Mandel, hasselnöt, valnöt, cashew, pekan, para, pistage och macadamia.",
      celery: "Blekselleri, rotselleri och kryddor av dem.",
      mustard: "Senap, senapsfrö och senapsolja.",
      sesame: "Sesamfrö och sesamolja.",
      sulphite: "Svaveldioxid och sulfit, över 10 mg per kilo eller liter.",
      lupin: "Lupinfrö och lupinmjöl.",
      molluscs: "Musslor, ostron, sniglar och bläckfisk.",
    },
    here: "På menyn här",
    nowhere: "Inte i något på den här menyn.",
    productsTitle: "Produkt för produkt",
    productsIntro: "Så som de står på menyn, med vanlig botten och utan ändringar.",
    product: "Produkt",
    allergens: "Allergener",
    none: "ingen av de fjorton",
    noStore: "Välj en butik, så ser du här vad varje produkt på dess meny innehåller.",
    toMenu: "Till menyn",
  },
  en: {
    title: "The fourteen allergens",
    intro: "By law these fourteen must always be named.",
    means: {
      gluten: "Wheat, rye, barley, oats and spelt, and all that is made of them.",
      crustaceans: "Prawns, crab, lobster and crayfish.",
      egg: "Eggs of hens and other birds, in mayonnaise and pasta too.",
      fish: "All fish, in sauces and stock too.",
      peanuts: "Peanuts and peanut oil.",
      soy: "Soya beans, soy sauce and soya protein.",
      milk: "Milk, cheese, cream and butter, lactose included.",
      nuts: "Almonds, hazelnuts, walnuts, cashews, pecans, Brazil nuts, pistachios and macadamias.",
      celery: "Celery, celeriac and spices made of them.",
      mustard: "Mustard, mustard seeds and mustard oil.",
      sesame: "Sesame seeds and sesame oil.",
      sulphite: "Sulphur dioxide and sulphites, above 10 mg per kilo or litre.",
      lupin: "Lupin seeds and lupin flour.",
      molluscs: "Mussels, oysters, snails and squid.",
    },
    here: "On the menu here",
    nowhere: "In nothing on this menu.",
    productsTitle: "Product by product",
    productsIntro: "As they are on the menu, on the usual crust and unchanged.",
    product: "Product",
    allergens: "Allergens",
    none: "none of the fourteen",
    noStore: "Choose a store, and you see here what each product on its menu contains.",
    toMenu: "To the menu",
  },
}
