import { Schema } from "effect"
import { Query } from "./model.ts"

/** Something was typed into the search field; the whole text of it now. */
export const SearchTyped = Schema.Struct({ type: Schema.Literal("SearchTyped"), query: Query })

/** The customer searched for what the field holds, or for something from the history. */
export const SearchSubmitted = Schema.Struct({ type: Schema.Literal("SearchSubmitted"), query: Query })

export const SearchHistoryCleared = Schema.Struct({ type: Schema.Literal("SearchHistoryCleared") })

export const SearchEvents = [SearchTyped, SearchSubmitted, SearchHistoryCleared] as const
