/** A whole number as the operator's page shows it, such as 200,000. */
export const wholeNumber = new Intl.NumberFormat("en-GB")

/** A used amount and its upper bound. */
export const shareOf = (used: number, most: number): string =>
  `${wholeNumber.format(used)} of ${wholeNumber.format(most)}`
