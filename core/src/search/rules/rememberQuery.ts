import type { SearchHistory } from "../model.ts"

/** So many searches are remembered. */
export const mostQueries = 10

const tidy = (query: string): string => query.trim().replace(/\s+/g, " ")

const key = (query: string): string => query.toLowerCase()

/** The history with this search first and only once, whatever its capitals; an empty one is not remembered. */
export const rememberQuery = (history: SearchHistory, query: string): SearchHistory => {
  const tidied = tidy(query)
  if (tidied === "") return history
  const others = history.filter((entry) => key(entry.query) !== key(tidied))
  return [{ query: tidied }, ...others].slice(0, mostQueries)
}
