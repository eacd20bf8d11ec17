import { afterAll, expect, test, vi } from "vitest"

const zoneBefore = process.env["TZ"]
afterAll(() => {
  if (zoneBefore === undefined) delete process.env["TZ"]
  else process.env["TZ"] = zoneBefore
})

/** The nights of clock changes in Oslo, New York, St John's and on Lord Howe, and New Year's Eve. */
const nights = ["2026-03-07", "2026-03-28", "2026-04-04", "2026-10-03", "2026-10-24", "2026-10-31", "2026-12-31"]
const moments = nights.flatMap((night) =>
  Array.from({ length: 4 * 36 }, (_, quarter) => Date.parse(`${night}T12:00:00.999Z`) + quarter * 900_000),
)
const days = nights.flatMap((night) => [night, `${String(Number(night.slice(0, 4)) - 18)}${night.slice(4)}`])
const hours = { openingHours: [{ weekDay: "Sun" as const, openingHours: "00:00", closingHours: "00:00" }] }

/** The results of every calendar rule in a process of that zone; modules are loaded again, so that no memo is used. */
const askIn = async (processZone: string): Promise<unknown> => {
  process.env["TZ"] = processZone
  vi.resetModules()
  const time = await import("../time/index.ts")
  const timing = await import("./index.ts")
  const { acceptsSlot } = await import("./rules/acceptsSlot.ts")
  const { groupHours } = await import("./rules/groupHours.ts")
  const { isOfAge, sellsBeerAt } = await import("../age/index.ts")
  const { monthOf } = await import("../organisation/rules/monthOf.ts")
  const { norway } = await import("../market/markets.ts")
  return (["Europe/Oslo", "Europe/Stockholm"] as const).map((timeZone) => ({
    moments: moments.map((at) => [
      time.countDays(timeZone, at),
      time.dayAt(timeZone, at),
      time.wallClock(timeZone, at).toISOString(),
      timing.writeLocal(timeZone, at),
      monthOf({ timeZone }, at),
      sellsBeerAt({ ...norway, timeZone }, at).allowed,
      acceptsSlot(timeZone, hours, Math.floor(at / 1000) * 1000, 0, timing.steadyDelay(0)),
    ]),
    days: days.map((day) => [
      time.readDay(day),
      isOfAge(day, "2026-10-24"),
      groupHours(timeZone, timing.slotsOf(timeZone, hours, day, 0, timing.steadyDelay(0))),
      ["00:00", "01:30", "02:00", "02:30", "03:00"].map((wall) =>
        time.findInstant(timeZone, time.readDay(day) ?? 0, wall),
      ),
    ]),
  }))
}

test("the calendar does not depend on the process's time zone", async () => {
  const inUtc = await askIn("UTC")
  for (const zone of ["Europe/Oslo", "America/New_York", "America/St_Johns", "Australia/Lord_Howe"]) {
    expect(await askIn(zone), zone).toEqual(inUtc)
    expect(new Date(0).getTimezoneOffset(), zone).not.toBe(0)
  }
})
