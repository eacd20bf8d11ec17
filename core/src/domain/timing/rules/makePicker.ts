import type { Millis } from "../../time/model.ts"
import type { TimeOption } from "../model.ts"
import type { Excluded, OfferedTimes } from "../model.ts"
import { acceptsSlot } from "./acceptsSlot.ts"
import { groupHours, type HourChoice } from "./groupHours.ts"
import type { Kitchen } from "../model.ts"
import { offerTimes } from "./offerTimes.ts"
import { optionOf } from "./optionOf.ts"
import { slotsOf } from "./slotsOf.ts"

/** The timing picker's data (SPEC §4.5). */
export interface Picker {
  /** The current time; the server's if the device's clock is wrong. */
  readonly now: Millis
  readonly offered: OfferedTimes
  readonly option: TimeOption
  /** The option's hours with their slots; empty for now. */
  readonly hours: readonly HourChoice[]
  /** The chosen time; `null` means as soon as possible. */
  readonly requested: Millis | null
}

/** The picker's input: the kitchen, the current time, and the customer's choice. */
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
export const offeredIn = ({ timeZone, kitchen: { store, delay }, now, exclude }: PickerCase): OfferedTimes =>
  offerTimes(timeZone, store, now, delay, exclude)

/** The slots of an option; empty for now, and for an option that is not offered. */
export const slotsIn = (
  { timeZone, kitchen: { store, delay }, now }: PickerCase,
  offered: OfferedTimes,
  option: TimeOption,
): readonly Millis[] => {
  if (option === "today") return offered.today
  if (option === "tomorrow") return offered.tomorrow
  return offered.dates.includes(option) ? slotsOf(timeZone, store, option, now, delay) : []
}

/** Whether the kitchen still accepts the requested time (DECISIONS §5). */
export const isStillMade = ({ timeZone, kitchen: { store, delay }, now, requested }: PickerCase): boolean =>
  requested === null || acceptsSlot(timeZone, store, requested, now, delay)

/** Computes the picker's choices. A chosen time stays in its option while the kitchen accepts it. */
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
