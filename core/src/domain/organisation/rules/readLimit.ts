import type { Minor } from "../../money/model.ts"
import { readAmount } from "../../money/rules/readAmount.ts"

/** A typed limit in kroner; an empty text is no limit. */
export type LimitAnswer = { readonly _tag: "Limit"; readonly limit: Minor | null } | { readonly _tag: "NotALimit" }

/** Parses a typed limit, with or without a space between the thousands. */
export const readLimit = (text: string): LimitAnswer => {
  const bare = text.replace(/[\s\u00a0]/g, "")
  if (bare === "") return { _tag: "Limit", limit: null }
  const limit = readAmount(bare)
  return limit === null ? { _tag: "NotALimit" } : { _tag: "Limit", limit }
}

/** Writes a limit as it is typed. */
export const writeLimit = (limit: Minor | null): string => (limit === null ? "" : String(limit / 100).replace(".", ","))
