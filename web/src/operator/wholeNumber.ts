/** A number as the operator's page shows it: whole, such as 200,000. */
export const wholeNumber = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 })

/** A used amount and its upper bound. */
export const shareOf = (used: number, most: number): string =>
  `${wholeNumber.format(used)} of ${wholeNumber.format(most)}`
