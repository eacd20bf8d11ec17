/** The words of a crash: an Error's name and message; for anything else, that it is no Error. */
export const wordsOf = (cause: unknown): string =>
  cause instanceof Error ? `${cause.name}: ${cause.message}` : "not an Error"
