/** Whether a line has more pieces than a store makes at once (3023, SPEC §5); a limit of 0 is none. */
export const exceedsLimit = (lines: readonly { readonly quantity: number }[], quantityLimit: number): boolean =>
  quantityLimit > 0 && lines.some(({ quantity }) => quantity > quantityLimit)
