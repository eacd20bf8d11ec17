/** Typed text without control characters and unpaired surrogates. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/(?!\n)\p{Cc}/gu, " ")
    .trim()
