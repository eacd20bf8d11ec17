import type { OpeningHoursEntry } from "../store/model.ts"
import type { StoreHours } from "../store/rules/findEntry.ts"

const week = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

type Hours = readonly [opening: string, closing: string] | null

const hoursOf = (entry: OpeningHoursEntry | undefined): Hours =>
  entry?.openingHours && entry.closingHours ? [entry.openingHours, entry.closingHours] : null

/**
 * A store's hours in the syntax of `opening_hours`; `null` if it has none. The weekdays are additional rules, because a
 * normal rule would cut off the night before; the dates follow, each with the rest of the night before.
 */
export const writeOpeningHours = ({ openingHours, schedule }: StoreHours): string | null => {
  const custom = schedule?.customSchedulesEnabled ? schedule.hoursOfOperation : []
  const first = (list: readonly OpeningHoursEntry[], key: string) => list.find(({ weekDay }) => weekDay === key)
  const usual = (day: string): Hours => hoursOf(first(custom, day) ?? first(openingHours, day))
  const weekDayOf = (date: string): string => week[(new Date(date).getUTCDay() + 6) % 7] ?? ""
  const dated = new Map<string, Hours>()
  for (const list of [custom, openingHours]) {
    for (const { weekDay: key } of list) {
      if (!/^\d/.test(key) || dated.has(key)) continue
      if (list === openingHours && first(custom, weekDayOf(key))) continue
      dated.set(key, hoursOf(first(list, key)))
    }
  }
  const after = (date: string, days: number): string =>
    new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
  const hoursOn = (date: string): Hours => (dated.has(date) ? (dated.get(date) ?? null) : usual(weekDayOf(date)))

  const weekly = week.flatMap((day) => {
    const hours = usual(day)
    return hours ? [`${day.slice(0, 2)} ${hours[0]}-${hours[1]}`] : []
  })
  // A date's night may overlap the next, ordinary day, so that day is written out too.
  const dates = new Set([...dated.keys()].flatMap((date) => [date, after(date, 1)]))
  const rules = [...dates].sort().map((date) => {
    const [year, month, day] = date.split("-").map(Number)
    const before = hoursOn(after(date, -1))
    const own = hoursOn(date)
    const spans = [
      ...(before && before[1] <= before[0] && before[1] !== "00:00" ? [`00:00-${before[1]}`] : []),
      ...(own ? [`${own[0]}-${own[1] <= own[0] && dates.has(after(date, 1)) ? "24:00" : own[1]}`] : []),
    ]
    return `${year} ${months[(month ?? 1) - 1]} ${String(day).padStart(2, "0")} ${spans.join(",") || "off"}`
  })
  return weekly.length + rules.length === 0 ? null : [weekly.join(", "), ...rules].filter(Boolean).join("; ")
}
