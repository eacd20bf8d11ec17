import { Schema } from "effect"
import { CleanText } from "../text/model.ts"
import { personalHere } from "../text/personal.ts"
import { isBlank } from "../text/rules/isBlank.ts"
import { Instant } from "../time/model.ts"
import { TrackingStep } from "./model.ts"

/** Shown to the customer, so it must not be blank. */
const reason = personalHere(
  CleanText.check(
    Schema.isBetweenLength(1, 200),
    Schema.makeFilter<string>((text) => (isBlank(text) ? "a reason that can be read" : true)),
  ),
)

/** A kitchen's report on an order; each becomes one recorded event with its time (DECISIONS §14). */
export const KitchenReport = Schema.Union([
  Schema.Struct({ type: Schema.Literal("Accept") }),
  Schema.Struct({ type: Schema.Literal("Refuse"), reason }),
  /** The step must be the next one for the order's method. */
  Schema.Struct({ type: Schema.Literal("Step"), step: TrackingStep }),
  /** The new expected time, so that a repeat changes nothing; later than the one before, by four hours at most. */
  Schema.Struct({ type: Schema.Literal("Delay"), estimatedAt: Instant }),
  /** The order was handed over; allowed only after the last step. */
  Schema.Struct({ type: Schema.Literal("Complete") }),
  Schema.Struct({ type: Schema.Literal("Cancel"), reason }),
])
export type KitchenReport = typeof KitchenReport.Type
