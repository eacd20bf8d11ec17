import { Schema } from "effect"
import { personal } from "../text/personal.ts"

/** As much as anybody types to find a pizza; it may be anything, so it is personal. */
export const Query = personal(Schema.String.check(Schema.isMaxLength(200)))

/** What was searched for on this device, newest first (SPEC §3). */
export const SearchHistory = Schema.Array(Schema.Struct({ query: Query })).check(Schema.isMaxLength(10))
export type SearchHistory = typeof SearchHistory.Type
