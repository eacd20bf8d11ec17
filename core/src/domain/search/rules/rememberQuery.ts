import type { SearchHistory } from "../model.ts"

/** Maximum number of remembered searches. */
export const mostQueries = 10

const tidy = (query: string): string => query.trim().replace(/\s+/g, " ")

const key = (query: string): string => query.toLowerCase()

/** The history with this search moved to the front, ignoring case; empty searches are not remembered. */
export const rememberQuery = (history: SearchHistory, query: string): SearchHistory => {
  const tidied = tidy(query)
  if (tidied === "") return history
  const others = history.filter((entry) => key(entry.query) !== key(tidied))
  return [{ query: tidied }, ...others].slice(0, mostQueries)
}
