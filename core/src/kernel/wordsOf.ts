/** The text of a crash: an Error's name and message, or a note that the thrown value is not an Error. */
export const wordsOf = (cause: unknown): string =>
  cause instanceof Error ? `${cause.name}: ${cause.message}` : "not an Error"
