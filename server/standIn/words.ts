/** The words of the simulated pages. */
interface Words {
  readonly simulated: string
  readonly noMoney: string
  readonly pay: string
  readonly order: string
  readonly approve: string
  readonly refuse: string
  readonly cancel: string
  readonly later: string
  readonly others: string
  readonly gone: string
}

const nb: Words = {
  simulated: "SIMULERT",
  noMoney: "Dette er en simulert betaling. Ingen penger flyttes.",
  pay: "Betal",
  order: "Referanse",
  approve: "Godkjenn",
  refuse: "Avslå",
  cancel: "Avbryt",
  later: "Avgjør senere",
  others: "Andre utfall",
  gone: "Denne betalingen finnes ikke, eller serveren er startet på nytt. Gå tilbake til butikken og prøv igjen.",
}

const sv: Words = {
  simulated: "SIMULERAT",
  noMoney: "Det här är en simulerad betalning. Inga pengar flyttas.",
  pay: "Betala",
  order: "Referens",
  approve: "Godkänn",
  refuse: "Neka",
  cancel: "Avbryt",
  later: "Avgör senare",
  others: "Andra utfall",
  gone: "Den här betalningen finns inte, eller så har servern startats om. Gå tillbaka till butiken och försök igen.",
}

const en: Words = {
  simulated: "SIMULATED",
  noMoney: "This is a simulated payment. No money moves.",
  pay: "Pay",
  order: "Reference",
  approve: "Approve",
  refuse: "Refuse",
  cancel: "Cancel",
  later: "Decide later",
  others: "Other outcomes",
  gone: "There is no such payment, or the server was restarted. Go back to the shop and try again.",
}

/** The words in a locale of the provider's. */
export const wordsIn = (locale: string): Words =>
  locale.startsWith("sv") ? sv : locale.startsWith("no") || locale.startsWith("nb") ? nb : en
