/** Whether a line's quantity exceeds the store's limit (3023, SPEC §5); 0 means no limit. */
export const exceedsLimit = (lines: readonly { readonly quantity: number }[], quantityLimit: number): boolean =>
  quantityLimit > 0 && lines.some(({ quantity }) => quantity > quantityLimit)
