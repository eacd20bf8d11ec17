import type { Found } from "../menu/rules/variationByCode.ts"
import type { LineToPrice } from "../pizza/model.ts"
import type { Refusal } from "./refusals.ts"

/** A line as the menu knows it: one variation or two halves, ready to be priced; or why it cannot be sold. */
export type LineReading =
  | { readonly _tag: "Sold"; readonly sold: readonly [Found] | readonly [Found, Found]; readonly line: LineToPrice }
  | { readonly _tag: "Refused"; readonly code: Refusal }
