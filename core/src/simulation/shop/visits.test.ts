import { expect, test } from "vitest"
import { restingStates, standingOf } from "../../kernel/restingStates.fixture.ts"
import { overlayNever } from "../../shop/states/overlayStates.fixture.ts"
import { OuterEvent } from "../../messages/events.ts"
import { units } from "../../shop/shop.ts"
import { isDeep, shareOf } from "../../testing/share.fixture.ts"
import { charts, live } from "./visits.fixture.ts"

/**
 * States reached only by timers out of turn with a question in between, by two calls of one chart side by side, or late
 * in a payment that fails: too rare to require. A paid order's tracker opens in the same step.
 */
const rare: ReadonlySet<string> = new Set([
  "store list.failed, shown.ready.renewing",
  "store list.loading, shown.ready.renewing",
  "lastOrder failed",
  "payment paid.still",
  "payment paid.looking",
  "payment continuingAgain",
  "payment switchingAgain",
])
const isRare = (chart: string, state: string): boolean =>
  state.startsWith("modal.closing, drawer.open") || rare.has(`${chart} ${state}`)

/** Calls late in a payment, which too few runs reach for one of them to fail. */
const lateCalls: ReadonlySet<string> = new Set(["ContinuePayment", "PayOtherwise", "ShowPaymentAction"])

/** Lives take long to play: a daily run plays one in fifty. */
const part = (whole: number): number => shareOf(whole, 50)

// A daily run always plays the same lives. It reaches less, so coverage is required of a deep run only.
const seen = live(part(2500), part(2000))

test("random lives never rest in a transient state of a chart, and reach all other states", () => {
  const missed = charts.flatMap(({ name, machine }) => {
    const visited = [...(seen.standings.get(name) ?? [])].map((value) => standingOf(machine, JSON.parse(value)))
    const never = name === "overlay" ? overlayNever : []
    const states = restingStates(machine).filter((state) => !never.includes(state))
    expect(states, name).toEqual(expect.arrayContaining(visited))
    return states.filter((state) => !isRare(name, state) && !visited.includes(state)).map((state) => `${name} ${state}`)
  })
  if (isDeep) expect(missed).toEqual([])
})

test.runIf(isDeep)("every outer event occurs, including those from other tabs", () => {
  const types = OuterEvent.members.map(({ fields }) => fields.type.literal)
  expect(types.filter((type) => !seen.happened.has(type))).toEqual([])
})

test.runIf(isDeep)("every call succeeds, fails, and is cancelled before its response", () => {
  const calls = Object.values(units).flatMap((unit) =>
    "machine" in unit ? Object.keys(unit.machine.implementations.actors) : [],
  )
  const asked = [...new Set(calls)].toSorted()
  expect(asked.filter((call) => !seen.done.has(call))).toEqual([])
  expect(asked.filter((call) => !lateCalls.has(call) && !seen.failed.has(call))).toEqual([])
  expect(seen.late).toBeGreaterThan(100)
})

test("calls overlap, timers fire late, time jumps, and sessions end during calls", () => {
  expect(seen.overlapping).toBeGreaterThan(part(1000))
  expect(seen.lateTimers).toBeGreaterThan(part(1000))
  expect(seen.longestLeap).toBeGreaterThan(24 * 3_600_000)
  if (isDeep) expect(seen.sessionsEnded).toBeGreaterThan(20)
})
