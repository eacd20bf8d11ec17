import { Schema } from "effect"
import { Day, Millis } from "../time/model.ts"

/** When, roughly: as soon as possible, later today, tomorrow, or on a day `yyyy-MM-dd` (SPEC §4.5). */
export const TimeOption = Schema.Union([Schema.Literals(["now", "today", "tomorrow"]), Day])
export type TimeOption = typeof TimeOption.Type

/** The timing picker was opened: it is kept up to date until it is closed. */
export const TimingOpened = Schema.Struct({ type: Schema.Literal("TimingOpened") })
export const TimingClosed = Schema.Struct({ type: Schema.Literal("TimingClosed") })
export const TimeOptionChosen = Schema.Struct({ type: Schema.Literal("TimeOptionChosen"), option: TimeOption })
/** An hour, or a quarter of it, was chosen: a moment among those that the picker offers. */
export const SlotChosen = Schema.Struct({ type: Schema.Literal("SlotChosen"), slot: Millis })

/** The picker tells the cart when the food is wanted; `null` is as soon as possible. */
export interface TimeRequested {
  readonly type: "TimeRequested"
  readonly requested: Millis | null
}

export const TimingEvents = [TimingOpened, TimingClosed, TimeOptionChosen, SlotChosen] as const
