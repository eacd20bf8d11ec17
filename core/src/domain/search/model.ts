import { Schema } from "effect"
import { personal } from "../text/personal.ts"

/** A search text, long enough for any pizza; free text, so it is personal. */
export const Query = personal(Schema.String.check(Schema.isMaxLength(200)))

/** The search history of this device, newest first (SPEC §3). */
export const SearchHistory = Schema.Array(Schema.Struct({ query: Query })).check(Schema.isMaxLength(10))
export type SearchHistory = typeof SearchHistory.Type
