import { randomOf } from "../random/random.ts"
import type { OpeningHoursEntry } from "../store/model.ts"
import type { StoreHours } from "../store/rules/findEntry.ts"

/** A store's hours with a name for the case that they cover. */
export interface NamedHours {
  readonly name: string
  readonly hours: StoreHours
}

const week = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const

/** The entry of a day with hours such as `11:00-22:00`, or `null` for closed. */
const on = (weekDay: string, hours: string | null): OpeningHoursEntry => {
  const [openingHours = null, closingHours = null] = hours?.split("-") ?? []
  return { weekDay, openingHours, closingHours }
}
const daily = (hours: string | null) => week.map((day) => on(day, hours))
const named = (name: string, openingHours: OpeningHoursEntry[], custom?: OpeningHoursEntry[], enabled = true) => ({
  name,
  hours: custom
    ? { openingHours, schedule: { customSchedulesEnabled: enabled, hoursOfOperation: custom } }
    : { openingHours },
})

const everyDay = [
  "11:00-22:00",
  "11:00-02:00",
  "11:00-02:30",
  "11:00-03:00",
  "18:00-05:00",
  "00:00-00:00",
  "06:00-06:00",
  "02:00-02:00",
  "02:30-02:30",
  "03:00-03:00",
  "02:30-08:00",
  "02:00-10:00",
  "03:00-12:00",
  "01:59-03:01",
  "02:30-03:00",
  "02:15-02:45",
  "01:00-02:00",
  "00:00-23:59",
  "23:59-00:00",
  "10:00-00:00",
  "11:07-21:52",
  "22:00-21:59",
  "23:00-02:45",
].map((hours) => named(`every day ${hours}`, daily(hours)))

const byWeekDay = [
  named("overlapping days", [
    ...["Mon", "Wed", "Fri", "Sun"].map((day) => on(day, "18:00-12:00")),
    ...["Tue", "Thu", "Sat"].map((day) => on(day, "10:00-11:00")),
  ]),
  named("touching days", [on("Fri", "11:00-10:00"), on("Sat", "10:00-22:00"), on("Sun", "22:00-03:00")]),
  named("open round the clock at the week-end", [
    on("Fri", "12:00-00:00"),
    on("Sat", "00:00-00:00"),
    on("Sun", "00:00-22:00"),
  ]),
  named("Sundays only", [on("Sun", "11:00-22:00")]),
  named("Saturday nights only", [on("Sat", "18:00-04:00")]),
  named("closed on Sundays", [...daily("11:00-01:00").slice(0, 6), on("Sun", null)]),
  named("closed every day", daily(null)),
  named("no hours at all", []),
  named("two entries a day", [on("Sun", "02:30-04:00"), on("Sat", "20:00-02:30"), ...daily("11:00-22:00")]),
  named("null before hours", [on("Sun", null), ...daily("09:00-03:30")]),
  named("half of its hours missing", [
    { weekDay: "Sun", openingHours: "11:00", closingHours: null },
    on("Mon", "10:00-12:00"),
  ]),
]

/** Schedules with dates of their own around the Sunday of a clock change, and the Saturday before it. */
const byDate = (saturday: string, sunday: string) => [
  named("closed on the day", [...daily("11:00-02:00"), on(sunday, null)]),
  named("its own hours on the day", [...daily("11:00-22:00"), on(sunday, "02:30-04:00")]),
  named("its own hours the day before", [...daily("11:00-22:00"), on(saturday, "20:00-02:30")]),
  named("around the clock from the day before", [...daily("11:00-22:00"), on(saturday, "12:00-12:00")]),
  named("open on the day only", [on(sunday, "01:30-23:00")]),
  named("two entries for the day", [on(sunday, "10:00-12:00"), on(sunday, "10:00-22:00"), ...daily("11:00-02:00")]),
  named("custom week-days", daily("11:00-22:00"), [on("Sat", "18:00-02:30"), on("Sun", "02:30-10:00")]),
  named("custom, not enabled", daily("11:00-22:00"), [on("Sat", "18:00-02:30"), on("Sun", null)], false),
  named("a custom week-day beats a date", [...daily("11:00-22:00"), on(sunday, null)], [on("Sun", "12:00-03:00")]),
  named(
    "a custom date beats a date",
    [...daily("11:00-22:00"), on(sunday, "12:00-13:00")],
    [on(sunday, "00:30-05:15")],
  ),
  named("a custom date beats a custom week-day", daily("11:00-02:00"), [
    on("Sun", "12:00-13:00"),
    on(sunday, "02:45-09:00"),
  ]),
  named("a custom day off", daily("17:00-03:00"), [on(sunday, null)]),
  named("custom without an entry", daily("11:00-02:15"), []),
]

const mixed = (seed: number) => {
  const random = randomOf(seed)
  const roll = (sides: number) => Math.floor(random() * sides)
  const wall = () => `${String(roll(24)).padStart(2, "0")}:${["00", "15", "30", "40"][roll(4)] ?? "00"}`
  const hours = () => (roll(8) === 0 ? null : `${wall()}-${wall()}`)
  return named(
    `mixed ${seed}`,
    week.map((day) => on(day, hours())),
  )
}

/** Fifty stores' hours around a clock change. */
export const schedulesAround = (saturday: string, sunday: string): readonly NamedHours[] => [
  ...everyDay,
  ...byWeekDay,
  ...byDate(saturday, sunday),
  ...[11, 23, 47].map(mixed),
]
