import { expect, test } from "vitest"
import type { Input } from "./input.ts"
import type { Log } from "./log.ts"
import { originOf } from "./origin.ts"
import type { World } from "./world.ts"

type Told = Input<string, { readonly type: "Pressed" }>

const pressed: Told = { type: "Happened", event: { type: "Pressed" } }
const fired = (by: number): Told => ({ type: "TimerFired", key: `unit.timer@${by}` })
const answered = (by: number): Told => ({
  type: "CallEnded",
  key: `unit.call@${by}`,
  exit: { _tag: "Done", value: null },
})
const news = (by: number): Told => ({ type: "CallNews", key: `unit.call@${by}`, news: 1 })

/**
 * A log of these inputs from record `first` on, each with its time in ms; its checkpoint is the world of record `first
 * - 1`.
 */
const logOf = (
  first: number,
  ...inputs: readonly (readonly [number, Told])[]
): Log<string, { readonly type: "Pressed" }, never> => {
  const before: World<never> = { n: first - 1, t: 0, units: {}, timers: {}, calls: {} }
  return {
    checkpoint: first === 0 ? null : before,
    records: inputs.map(([t, input], index) => ({ n: first + index, t, input })),
  }
}
const began = [0, { type: "Started", start: "" }] as const

test("a call's origin is the press that caused it, through the timer and the answer between them", () => {
  const log = logOf(0, began, [10, pressed], [20, pressed], [1010, fired(1)], [1500, answered(3)])
  expect([1, 3, 4].map((n) => originOf(log, n))).toEqual([1, 1, 1])
  expect([originOf(log, 0), originOf(log, 2)]).toEqual([0, 2])
})

test("a message that the server sends unprompted is an origin", () => {
  expect(originOf(logOf(0, began, [10, pressed], [20, news(1)], [30, answered(2)]), 3)).toBe(2)
})

test("a record more than ten seconds after its cause is an origin, so that polling does not make an endless trace", () => {
  const log = logOf(0, began, [0, pressed], [10_000, fired(1)], [20_001, fired(2)], [20_100, answered(3)])
  expect([2, 3, 4].map((n) => originOf(log, n))).toEqual([1, 3, 3])
})

test("a chain that begins before the log has no origin in it, unless it began more than ten seconds earlier", () => {
  const log = logOf(
    100,
    [10_000, answered(40)],
    [10_001, answered(40)],
    [10_100, answered(101)],
    [10_200, answered(100)],
  )
  expect([100, 101, 102, 103].map((n) => originOf(log, n))).toEqual([undefined, 101, 101, undefined])
  expect(originOf(log, 40)).toBeUndefined()
})

test("a gap in the log, or a forged cause, ends the search", () => {
  const { records } = logOf(0, began, [10, pressed], [20, fired(1)], [30, answered(2)])
  const without = (...gone: readonly number[]) => ({
    checkpoint: null,
    records: records.filter(({ n }) => !gone.includes(n)),
  })
  expect(originOf(without(0), 3)).toBe(1)
  expect(originOf(without(2), 3)).toBeUndefined()
  expect(originOf(logOf(0, began, [10, fired(2)], [20, fired(1)]), 2)).toBeUndefined()
  expect(originOf(logOf(0, [0, fired(0)]), 0)).toBeUndefined()
})
