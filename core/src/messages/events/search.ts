import { Schema } from "effect"
import { Query } from "../../domain/search/model.ts"

/** The full text of the search field after a keystroke. */
export const SearchTyped = Schema.Struct({ type: Schema.Literal("SearchTyped"), query: Query })

/** The customer searched for the field's text, or for an entry of the history. */
export const SearchSubmitted = Schema.Struct({ type: Schema.Literal("SearchSubmitted"), query: Query })

export const SearchHistoryCleared = Schema.Struct({ type: Schema.Literal("SearchHistoryCleared") })

export const SearchEvents = [SearchTyped, SearchSubmitted, SearchHistoryCleared] as const
