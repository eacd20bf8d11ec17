/** What was typed, without what cannot be written down: control characters and halves of surrogate pairs. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/(?!\n)\p{Cc}/gu, " ")
    .trim()
