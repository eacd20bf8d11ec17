/**
 * What a provider's result means for an attempt: it ended without payment; it may still be paid without the customer;
 * or the customer must act. An unknown result may still be paid.
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

/**
 * Interprets a result of SPEC §8.4. `Authorised` is undecided: only the provider's notification makes an order paid.
 */
export const readResult = (resultCode: string): ResultMeaning =>
  Object.hasOwn(meanings, resultCode) ? (meanings[resultCode] ?? "undecided") : "undecided"
