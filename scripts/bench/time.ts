import { norway } from "@skorpe/core/domain/market"
import { isOpenAt, type OpeningHoursEntry, openingAt, type StoreHours } from "@skorpe/core/domain/store"
import { offerTimes, slotsOf, steadyDelay } from "@skorpe/core/domain/timing"
import OpeningHours from "opening_hours"
import { measure, report } from "./measure.ts"

const from = Date.parse("2026-05-01T00:00:00Z")
const longAgo = Date.parse("2026-01-01T00:00:00Z")
const minutes = 60_000
const calls = 20_000
/** Times throughout a month, in an order that defeats caching. */
const moments = Array.from({ length: calls }, (_, index) => from + ((index * 7919) % 8928) * 5 * minutes)

const entry = (weekDay: string, openingHours: string | null, closingHours: string | null): OpeningHoursEntry => ({
  weekDay,
  openingHours,
  closingHours,
})

/** A typical store: late on Friday and Saturday, shorter on Sunday, and two exceptional days. */
const hours: StoreHours = {
  openingHours: [
    ...["Mon", "Tue", "Wed", "Thu"].map((day) => entry(day, "11:00", "22:00")),
    ...["Fri", "Sat"].map((day) => entry(day, "11:00", "02:00")),
    entry("Sun", "12:00", "22:00"),
    entry("2026-05-19", null, null),
    entry("2026-05-20", "15:00", "20:00"),
  ],
}
/** The same in the syntax of `opening_hours`. */
const same = "Mo-Th 11:00-22:00, Fr-Sa 11:00-02:00, Su 12:00-22:00; 2026 May 19 off; 2026 May 20 15:00-20:00"

const microseconds = (milliseconds: number, times: number): string => `${((milliseconds / times) * 1000).toFixed(2)} µs`

/** An opening check beside a parsed `opening_hours`, and the time to compute slots and a whole offer. */
export const benchTime = async (): Promise<void> => {
  process.env["TZ"] = norway.timeZone
  const zone = norway.timeZone
  const parsed = new OpeningHours(same)
  const dates = moments.map((at) => new Date(at))
  const open = (): number => moments.reduce((count, at) => count + (isOpenAt(zone, hours, at) ? 1 : 0), 0)
  const theirs = (): number => dates.reduce((count, at) => count + (parsed.getState(at) ? 1 : 0), 0)

  const ours = await measure(9, open)
  const other = await measure(9, theirs)
  report("is it open", microseconds(ours.best, calls))
  report("the same asked of a parsed opening_hours", microseconds(other.best, calls))
  report("  times as fast", (other.best / ours.best).toFixed(1))
  const differing = dates.filter((at) => isOpenAt(zone, hours, at.getTime()) !== parsed.getState(at)).map(Number)
  const closings = differing.filter((at) => openingAt(hours.openingHours, undefined, zone, at).changesAt === at)
  report(
    "  they differ",
    `${differing.length} times, ${closings.length} of them at a closing, where it is still open here`,
  )

  // A day's results are memoised per opening-hours object, so a copy of it is a cold cache.
  const unseen = await measure(9, () =>
    moments.map((at) => isOpenAt(zone, { openingHours: [...hours.openingHours] }, at)),
  )
  report("is a store open that was never asked about", microseconds(unseen.best, calls))
  report("  times as fast", (other.best / unseen.best).toFixed(1))

  const next = await measure(9, () => moments.map((at) => openingAt(hours.openingHours, undefined, zone, at)))
  const theirNext = await measure(9, () => dates.map((at) => [parsed.getState(at), parsed.getNextChange(at)]))
  report("is it open, and until when", microseconds(next.best, calls))
  report("  times as fast", (theirNext.best / next.best).toFixed(1))

  const allDay: StoreHours = { openingHours: [entry("Sun", "00:00", "00:00")] }
  for (const day of ["2026-03-22", "2026-03-29", "2026-10-25"]) {
    const slots = await measure(9, () => moments.map(() => slotsOf(zone, allDay, day, longAgo, steadyDelay(0))))
    report(`slots of ${day}, open all day`, microseconds(slots.best, calls))
  }
  const some = moments.slice(0, 2000)
  const offer = await measure(9, () =>
    some.map((at) => offerTimes(zone, hours, at, steadyDelay(30), { now: false, preorder: false })),
  )
  report("everything offered: now, today, tomorrow, 30 dates", microseconds(offer.best, some.length))
}
