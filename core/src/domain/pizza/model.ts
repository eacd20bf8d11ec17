import { Schema } from "effect"
import type { SizeName } from "../market/model.ts"
import { Level } from "../menu/model.ts"
import { Kroner } from "../money/model.ts"

/** The crusts of a pizza (SPEC §3). */
export type Crust = "american" | "italian" | "glutenfree"

/** A parsed variation code (DECISIONS §3); a bare code has neither crust nor size. */
export interface VariationCode {
  readonly product: string
  readonly crust: Crust | null
  readonly size: SizeName | null
}

const price = Kroner.check(Schema.isGreaterThanOrEqualTo(0))
const pieces = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 999 }))
const chosen = { code: Schema.NonEmptyString, price, default: Level, quantity: Level }

/** An ingredient of a whole pizza: its menu price, its default level and the chosen level. */
export const WholeIngredient = Schema.Struct({ ...chosen, part: Schema.Literal("whole") })
export type WholeIngredient = typeof WholeIngredient.Type

/** An ingredient of a half-and-half, on both halves or on one. */
export const HalfIngredient = Schema.Struct({ ...chosen, part: Schema.Literals(["whole", "left", "right"]) })
export type HalfIngredient = typeof HalfIngredient.Type

/** A line with everything that its price depends on; only a half-and-half can have ingredients on one half. */
export const LineToPrice = Schema.Union([
  Schema.Struct({
    kind: Schema.Literals(["pizza", "others"]),
    unitPrice: price,
    quantity: pieces,
    ingredients: Schema.Array(WholeIngredient),
  }),
  Schema.Struct({
    kind: Schema.Literal("half-half"),
    halves: Schema.Tuple([price, price]),
    quantity: pieces,
    ingredients: Schema.Array(HalfIngredient),
  }),
])
export type LineToPrice = typeof LineToPrice.Type
