import OpeningHours from "opening_hours"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { norway, sweden } from "../market/markets.ts"
import type { StoreHours } from "../store/rules/findEntry.ts"
import { isOpenAt } from "../store/rules/isOpenAt.ts"
import { openingAt } from "../store/rules/openingAt.ts"
import { writeOpeningHours } from "./openingHours.fixture.ts"
import { acceptsSlot } from "./rules/acceptsSlot.ts"
import { offerTimes } from "./rules/offerTimes.ts"
import { type NamedHours, schedulesAround } from "./schedules.fixture.ts"
import { readMoment, temporalStore } from "./temporal.fixture.ts"

/*
 * Both oracles at every five minutes within 48 hours of the ten changes of clocks of 2026 to 2030: 1153 moments each,
 * with 50 stores' hours 576,500 cases. They are shared out between both zones; SKORPE_CASES=full asks all in each.
 */

const minute = 60_000
const changes = ["2026-03-29", "2026-10-25", "2027-03-28", "2027-10-31", "2028-03-26"].concat(
  ["2028-10-29", "2029-03-25", "2029-10-28", "2030-03-31", "2030-10-27"],
)
const delays = [0, 15, 30, 35, 60, 90, 45, 120, 7, 1500]
const zones = [norway.timeZone, sweden.timeZone]
const isFull = process.env["SKORPE_CASES"] === "full"

const momentsAround = (sunday: string): readonly number[] =>
  Array.from({ length: 1153 }, (_, index) => Date.parse(`${sunday}T01:00:00Z`) + (index - 576) * 5 * minute)

const saturdayBefore = (sunday: string): string => new Date(Date.parse(sunday) - 86_400_000).toISOString().slice(0, 10)

interface Around {
  readonly sunday: string
  readonly zone: string
  readonly stores: readonly (NamedHours & { readonly delay: number })[]
}

const arounds: readonly Around[] = zones.flatMap((zone, turn) =>
  changes.map((sunday, place) => ({
    sunday,
    zone,
    stores: schedulesAround(saturdayBefore(sunday), sunday)
      .map((named, index) => ({ ...named, delay: delays[(index + place) % delays.length] ?? 0 }))
      .filter((_, index) => isFull || (index + place) % zones.length === turn),
  })),
)

describe("as Temporal tells", { timeout: 60_000 }, () => {
  let cases = 0

  test.each(arounds)("around $sunday in $zone", ({ sunday, zone, stores }) => {
    const moments = momentsAround(sunday).map((at) => ({ at, today: readMoment(zone, at).toPlainDate() }))
    for (const { name, hours, delay } of stores) {
      const oracle = temporalStore(zone, hours, delay)
      moments.forEach(({ at, today }, index) => {
        const exclude = { now: index % 7 === 3, preorder: index % 11 === 5 }
        const sent = at - (index % 5) * 30 * minute
        const ours = [
          openingAt(hours.openingHours, hours.schedule, zone, at),
          isOpenAt(zone, hours, at),
          offerTimes(zone, hours, at, delay, exclude),
          acceptsSlot(zone, hours, at, sent, delay),
        ]
        const isOpen = oracle.isOpen(today, at)
        const theirs = [
          { open: isOpen, changesAt: oracle.changesAt(today, at) },
          isOpen,
          oracle.offer(today, at, exclude),
          oracle.accepts(today, at, sent),
        ]
        cases++
        if (JSON.stringify(ours) !== JSON.stringify(theirs)) {
          expect(ours, `${name}, delay ${delay}, at ${new Date(at).toISOString()}`).toEqual(theirs)
        }
      })
    }
  })

  test("in all cases", () => expect(cases).toBe(isFull ? 1_153_000 : 576_500))
})
