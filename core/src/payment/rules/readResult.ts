/**
 * What a provider's result means for an attempt: it is over without money; it may yet bring money without the customer; or
 * it is the customer's turn. A result that we do not know may bring money.
 */
export type ResultMeaning = "over" | "undecided" | "customersTurn"

const meanings: Readonly<Record<string, ResultMeaning>> = {
  Refused: "over",
  Cancelled: "over",
  canceledByShopper: "over",
  Error: "over",
  RedirectShopper: "customersTurn",
  IdentifyShopper: "customersTurn",
  ChallengeShopper: "customersTurn",
  PresentToShopper: "customersTurn",
}

/** What a result of SPEC §8.4 means. `Authorised` is undecided: only the provider's notification makes an order paid. */
export const readResult = (resultCode: string): ResultMeaning =>
  Object.hasOwn(meanings, resultCode) ? (meanings[resultCode] ?? "undecided") : "undecided"
