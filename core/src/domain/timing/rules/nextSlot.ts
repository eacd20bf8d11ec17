import type { Millis } from "../../time/model.ts"
import { offeredIn, type PickerCase, slotsIn } from "./makePicker.ts"

/** The next time at which the kitchen can have the food ready, on whatever day; `undefined` if it offers none. */
export const nextSlot = (asked: PickerCase): Millis | undefined => {
  const offered = offeredIn(asked)
  const [day] = offered.dates
  return offered.today[0] ?? offered.tomorrow[0] ?? (day === undefined ? undefined : slotsIn(asked, offered, day)[0])
}
