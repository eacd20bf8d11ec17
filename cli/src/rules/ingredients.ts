import { Level } from "@skorpe/core/domain/menu"
import { Kroner } from "@skorpe/core/domain/money"
import { capIngredient, diffIngredients, stepLevel } from "@skorpe/core/domain/pizza"
import { Schema } from "effect"
import { answering } from "./answering.ts"

const price = Kroner.check(Schema.isGreaterThanOrEqualTo(0))
const code = Schema.NonEmptyString

/** The next level up, from a default and a level (DECISIONS §4). */
export const ingredientStepRule = answering(
  Schema.Struct({ default: Level, quantity: Level }),
  Schema.Struct({ next: Schema.NullOr(Level) }),
  (asked) => ({ next: stepLevel(asked.default, asked.quantity) }),
)

/** How much of the cap is used up, and whether an ingredient may be added (SPEC §5). */
export const ingredientCapRule = answering(
  Schema.Struct({
    selected: Schema.Array(Schema.Struct({ code, price, quantity: Level })),
    add: Schema.Struct({ code, price }),
  }),
  Schema.Struct({ total: Schema.Finite, allowed: Schema.Boolean }),
  ({ selected, add }, market) => capIngredient(selected, add, market),
)

const Named = Schema.Struct({ code, name: Schema.String, quantity: Level })
const Change = Schema.Struct({ name: Schema.String, quantity: Level })

/** How a selection differs from the default (SPEC §4.4). */
export const ingredientDiffRule = answering(
  Schema.Struct({ default: Schema.Array(Named), current: Schema.Array(Named) }),
  Schema.Struct({
    additions: Schema.Array(Change),
    removals: Schema.Array(Change),
    changes: Schema.Array(Change),
    modified: Schema.Boolean,
  }),
  (asked) => diffIngredients(asked.default, asked.current),
)
