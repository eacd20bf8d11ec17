import { Kroner, spread } from "@skorpe/core/domain/money"
import { taxInside } from "@skorpe/core/domain/price"
import { Schema } from "effect"
import { answering, Misfit } from "./answering.ts"
import { ExistingDay } from "@skorpe/core/domain/time"

const amount = Kroner.check(Schema.isGreaterThanOrEqualTo(0))

/** The tax inside amounts on a day (DECISIONS §2). */
export const taxRule = answering(
  Schema.Struct({
    lines: Schema.Array(Schema.Struct({ amount, goods: Schema.Literals(["food", "alcohol"]) })),
    on: ExistingDay,
  }),
  Schema.Struct({ taxAmount: Kroner }),
  ({ lines, on }, { taxRates }) => ({ taxAmount: taxInside(taxRates, lines, on) }),
)

/** A total divided by weights, exact to the øre (DECISIONS §20). */
export const spreadRule = answering(
  Schema.Struct({ total: Kroner, weights: Schema.Array(Kroner) }),
  Schema.Struct({ shares: Schema.Array(Kroner) }),
  ({ total, weights }) => {
    const spreading = spread(total, weights)
    return spreading._tag === "Spread" ? spreading : new Misfit(spreading.reason)
  },
)
