/** What is told of a crash: an Error's name and message; of anything else only that it is none. */
export const wordsOf = (cause: unknown): string =>
  cause instanceof Error ? `${cause.name}: ${cause.message}` : "not an Error"
