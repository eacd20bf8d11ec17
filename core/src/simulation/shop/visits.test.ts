import { expect, test } from "vitest"
import { restingStates, standingOf } from "../../kernel/restingStates.fixture.ts"
import { overlayNever } from "../../shop/states/overlayStates.fixture.ts"
import { OuterEvent } from "../../shop/events.ts"
import { units } from "../../shop/shop.ts"
import { charts, live } from "./visits.fixture.ts"

/** When timers ring out of turn and somebody is asked in between, or two answers fail beside each other: too rare to wait for. */
const isRare = (state: string): boolean =>
  state.startsWith("modal.closing, drawer.open") || state === "list.failed, shown.ready.renewing"

const seen = live(2500)

test("wild lives come through every state in which a chart of the shop can rest", () => {
  for (const { name, machine } of charts) {
    const visited = [...(seen.standings.get(name) ?? [])].map((value) => standingOf(machine, JSON.parse(value)))
    const never = name === "overlay" ? overlayNever : []
    const states = restingStates(machine).filter((state) => !never.includes(state))
    expect(states, name).toEqual(expect.arrayContaining(visited))
    expect(visited, name).toEqual(expect.arrayContaining(states.filter((state) => !isRare(state))))
  }
})

test("everything that can happen from outside happens, what other tabs do included", () => {
  const types = OuterEvent.members.map(({ fields }) => fields.type.literal)
  expect([...seen.happened].toSorted()).toEqual([...types].toSorted())
})

test("every call is answered well, fails, and is over before its answer comes", () => {
  const calls = Object.values(units).flatMap((unit) =>
    "machine" in unit ? Object.keys(unit.machine.implementations.actors) : [],
  )
  const asked = [...new Set(calls)].toSorted()
  expect([...seen.done].toSorted()).toEqual(asked)
  expect([...seen.failed].toSorted()).toEqual(asked)
  expect(seen.late).toBeGreaterThan(100)
})

test("requests overlap, timers ring late, time leaps, and a session ends while others are asked", () => {
  expect(seen.overlapping).toBeGreaterThan(1000)
  expect(seen.lateTimers).toBeGreaterThan(1000)
  expect(seen.longestLeap).toBeGreaterThan(24 * 3_600_000)
  expect(seen.sessionsEnded).toBeGreaterThan(20)
})
