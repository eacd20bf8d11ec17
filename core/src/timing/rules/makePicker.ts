import type { Millis } from "../../time/model.ts"
import type { TimeOption } from "../events.ts"
import type { Excluded, OfferedTimes } from "../model.ts"
import { acceptsSlot } from "./acceptsSlot.ts"
import { groupHours, type HourChoice } from "./groupHours.ts"
import type { Kitchen } from "./kitchenOf.ts"
import { offerTimes } from "./offerTimes.ts"
import { optionOf } from "./optionOf.ts"
import { slotsOf } from "./slotsOf.ts"

/** What the timing picker shows (SPEC §4.5). */
export interface Picker {
  /** What time it is, by the server where the device is wrong. */
  readonly now: Millis
  readonly offered: OfferedTimes
  readonly option: TimeOption
  /** The hours of the option with their quarters; none for now. */
  readonly hours: readonly HourChoice[]
  /** The moment that is chosen; `null` is as soon as possible. */
  readonly requested: Millis | null
}

/** When and by whom the food could be made, and what is wanted. */
export interface PickerCase {
  readonly timeZone: string
  readonly kitchen: Kitchen
  readonly now: Millis
  readonly requested: Millis | null
  readonly exclude: Excluded
  /** The option that the customer last chose. */
  readonly option: TimeOption | null
}

/** What the kitchen offers now. */
export const offeredIn = ({ timeZone, kitchen: { store, delayMinutes }, now, exclude }: PickerCase): OfferedTimes =>
  offerTimes(timeZone, store, now, delayMinutes, exclude)

/** The moments of an option; what is not offered has none, and neither has now. */
export const slotsIn = (
  { timeZone, kitchen: { store, delayMinutes }, now }: PickerCase,
  offered: OfferedTimes,
  option: TimeOption,
): readonly Millis[] => {
  if (option === "today") return offered.today
  if (option === "tomorrow") return offered.tomorrow
  return offered.dates.includes(option) ? slotsOf(timeZone, store, option, now, delayMinutes) : []
}

/** Whether the kitchen still makes what is wanted when it is wanted (DECISIONS §5). */
export const isStillMade = ({ timeZone, kitchen: { store, delayMinutes }, now, requested }: PickerCase): boolean =>
  requested === null || acceptsSlot(timeZone, store, requested, now, delayMinutes)

/** Reckons what may be chosen now. A chosen moment stays among its option's while it is still made. */
export const makePicker = (asked: PickerCase): Picker => {
  const { timeZone, kitchen, now, requested, option: wished } = asked
  const offered = offeredIn(asked)
  const under = wished ?? "now"
  const isUnder = slotsIn(asked, offered, under).some((at) => at === requested)
  const option = isUnder ? under : optionOf(timeZone, kitchen.store, requested, now, offered)
  const slots = slotsIn(asked, offered, option)
  const all = requested === null || slots.includes(requested) ? slots : [...slots, requested].toSorted((a, b) => a - b)
  return { now, offered, option, hours: groupHours(timeZone, all), requested }
}
