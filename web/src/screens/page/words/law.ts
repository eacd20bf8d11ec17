import type { Language } from "@skorpe/core/domain/language"
import type { MarketId } from "@skorpe/core/domain/market"

/** The legal terms of a market in one language, as articles insert them. */
interface Law {
  /** The act on the right of withdrawal from distance contracts. */
  readonly withdrawal: string
  /** The act on consumer purchases (defects). */
  readonly purchase: string
  /** The bodies for consumer disputes. */
  readonly disputes: string
  /** The data protection authority. */
  readonly dataAuthority: string
  /** The retention period of accounting records. */
  readonly books: string
  /** The hours in which beer may be handed over. */
  readonly beer: string
}

/** The legal terms of each market (DECISIONS §1, §10), in each language. */
export const law: Readonly<Record<MarketId, Readonly<Record<Language, Law>>>> = {
  no: {
    nb: {
      withdrawal: "angrerettloven",
      purchase: "forbrukerkjøpsloven",
      disputes: "Forbrukertilsynet, som mekler gratis, og deretter Forbrukerklageutvalget",
      dataAuthority: "Datatilsynet",
      books: "fem år etter regnskapsåret, slik bokføringsloven krever",
      beer: "Øl selges og leveres ut på hverdager mellom 08.00 og 20.00, og til 18.00 på dager før søndager og helligdager. På søndager, helligdager, 1. og 17. mai selges det ikke. Det er tiden du får maten som teller.",
    },
    sv: {
      withdrawal: "den norska ångerrättslagen",
      purchase: "den norska konsumentköplagen",
      disputes: "Forbrukertilsynet, som medlar gratis, och därefter Forbrukerklageutvalget",
      dataAuthority: "det norska Datatilsynet",
      books: "fem år efter räkenskapsåret, som den norska bokföringslagen kräver",
      beer: "I Norge säljs och lämnas öl ut på vardagar mellan 08.00 och 20.00, och till 18.00 dagar före söndagar och helgdagar. På söndagar, helgdagar, 1 och 17 maj säljs det inte. Det är tiden då du får maten som räknas.",
    },
    en: {
      withdrawal: "Norway’s right of withdrawal act",
      purchase: "Norway’s consumer purchases act",
      disputes:
        "the Norwegian consumer authority, which mediates free of charge, and after that the consumer disputes board",
      dataAuthority: "the Norwegian data protection authority",
      books: "five years after the financial year, as the bookkeeping act asks",
      beer: "Beer is sold and handed over on weekdays between 08:00 and 20:00, and until 18:00 on days before Sundays and holidays. On Sundays, holidays, 1 and 17 May it is not sold. What counts is the time at which you get your food.",
    },
  },
  se: {
    nb: {
      withdrawal: "den svenske distansavtalsloven",
      purchase: "den svenske konsumentkjøpsloven",
      disputes: "Allmänna reklamationsnämnden, som prøver saken gratis",
      dataAuthority: "den svenske Integritetsskyddsmyndigheten",
      books: "sju år etter regnskapsåret, slik den svenske bokføringsloven krever",
      beer: "Ølet på menyen er folkeøl, med høyst 3,5 prosent alkohol.",
    },
    sv: {
      withdrawal: "distansavtalslagen",
      purchase: "konsumentköplagen",
      disputes: "Allmänna reklamationsnämnden, som prövar saken gratis",
      dataAuthority: "Integritetsskyddsmyndigheten",
      books: "sju år efter räkenskapsåret, som bokföringslagen kräver",
      beer: "Ölet på menyn är folköl, med högst 3,5 procent alkohol.",
    },
    en: {
      withdrawal: "Sweden’s distance contracts act",
      purchase: "Sweden’s consumer sales act",
      disputes: "the Swedish national board for consumer disputes, which tries the case free of charge",
      dataAuthority: "the Swedish authority for privacy protection",
      books: "seven years after the financial year, as the bookkeeping act asks",
      beer: "The beer on the menu holds no more than 3.5 per cent alcohol.",
    },
  },
}
