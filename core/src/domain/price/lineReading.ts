import type { Localised } from "../language/model.ts"
import type { Found } from "../menu/rules/variationByCode.ts"
import type { LineToPrice } from "../pizza/model.ts"
import type { Refusal } from "./refusals.ts"

/** A line resolved against the menu, ready to price: one variation or two halves; or why it cannot be sold. */
export type LineReading =
  | { readonly _tag: "Sold"; readonly sold: readonly [Found] | readonly [Found, Found]; readonly line: LineToPrice }
  | {
      readonly _tag: "Refused"
      readonly code: Refusal
      /** The required ingredient that it leaves out. */
      readonly lacks?: Localised
      /** The product or ingredient that has sold out; absent when the menu does not know it. */
      readonly soldOut?: Localised
    }
