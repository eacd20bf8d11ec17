import { Schema } from "effect"
import { Millis } from "../../domain/time/model.ts"
import { TimeOption } from "../../domain/timing/model.ts"

/** The timing picker was opened; it is kept up to date until it closes. */
export const TimingOpened = Schema.Struct({ type: Schema.Literal("TimingOpened") })
export const TimingClosed = Schema.Struct({ type: Schema.Literal("TimingClosed") })
export const TimeOptionChosen = Schema.Struct({ type: Schema.Literal("TimeOptionChosen"), option: TimeOption })
/** An hour or a quarter of it was chosen: one of the times that the picker offers. */
export const SlotChosen = Schema.Struct({ type: Schema.Literal("SlotChosen"), slot: Millis })

/** Emitted by the picker with the requested time; `null` is as soon as possible. */
export interface TimeRequested {
  readonly type: "TimeRequested"
  readonly requested: Millis | null
}

export const TimingEvents = [TimingOpened, TimingClosed, TimeOptionChosen, SlotChosen] as const
