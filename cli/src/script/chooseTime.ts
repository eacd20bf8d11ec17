import type { Picker } from "@skorpe/core/domain/timing"
import { Effect } from "effect"
import { type Customer, failStep } from "./customer.ts"
import type { Step } from "./model.ts"

type Wanted = Extract<Step, { readonly time: object }>["time"]

const firstDay = ({ offered: { today, tomorrow, dates } }: Picker) => {
  if (today.length > 0) return "today"
  return tomorrow.length > 0 ? "tomorrow" : dates[0]
}

const dayIn = (picker: Picker, day: Wanted["day"]) => {
  if (day === "first") return firstDay(picker)
  return day === "later" ? picker.offered.dates[0] : day
}

const quarterOf = ({ hours }: Picker, at: string): number | undefined =>
  hours.flatMap(({ text, minutes }) => minutes.filter((minute) => `${text}:${minute.text}` === at))[0]?.at

/** Asks for the food at a quarter that the picker offers: the named one, or the one that it proposes for the day. */
export const chooseTime = Effect.fnUntraced(function* ({ day, at }: Wanted, { see, put, wait }: Customer) {
  put({ type: "TimingOpened" })
  const picker = yield* wait("the times of the store", pickerIn)
  const option = dayIn(picker, day)
  if (option === undefined) return yield* failStep("the store offers no time")
  put({ type: "TimeOptionChosen", option })
  const chosen = pickerIn(see())
  if (chosen?.option !== option) return yield* failStep(`the store does not offer ${option}`)
  if (at !== undefined) {
    const slot = quarterOf(chosen, at)
    if (slot === undefined) return yield* failStep(`the store does not offer ${at} on that day`)
    put({ type: "SlotChosen", slot })
  }
  put({ type: "TimingClosed" })
})

const pickerIn = ({ timing }: ReturnType<Customer["see"]>): Picker | undefined =>
  timing._tag === "Open" ? (timing.picker ?? undefined) : undefined
