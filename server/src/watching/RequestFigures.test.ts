import { millisecondsInMinute } from "date-fns/constants"
import { expect, it } from "vitest"
import { makeRequestFigures } from "./RequestFigures.ts"

const route = "GET /api/stores"

it("reports the percentiles of a route's durations, at most 10 % too high", () => {
  const figures = makeRequestFigures(() => 0)
  for (let millis = 1; millis <= 1000; millis += 1) figures.tell({ route, status: 200, code: null, millis })
  const [times] = figures.read().routes
  expect(times).toMatchObject({ route, answers: 1000 })
  for (const [found, right] of [
    [times?.p50, 500],
    [times?.p95, 950],
    [times?.p99, 990],
  ] as const) {
    expect(found).toBeGreaterThanOrEqual(right)
    expect(found).toBeLessThanOrEqual(right * 1.1)
  }
})

it("counts calls that take no time, and calls that take hours", () => {
  const figures = makeRequestFigures(() => 0)
  figures.tell({ route, status: 200, code: null, millis: 0 })
  expect(figures.read().routes[0]?.p99).toBe(0.1)
  figures.tell({ route, status: 200, code: null, millis: 10_000_000 })
  expect(figures.read().routes[0]?.p99).toBeGreaterThan(60_000)
})

it("drops old minutes, and counts refusals by status and code", () => {
  let now = 0
  const figures = makeRequestFigures(() => now)
  figures.tell({ route, status: 404, code: 3010, millis: 1 })
  now = 9 * millisecondsInMinute
  figures.tell({ route, status: 404, code: 3010, millis: 1 })
  figures.tell({ route, status: 429, code: null, millis: 1 })
  expect(figures.read().refusals).toEqual([
    { status: 404, code: 3010, times: 2 },
    { status: 429, code: null, times: 1 },
  ])
  now = 10 * millisecondsInMinute
  expect(figures.read().routes).toMatchObject([{ answers: 2 }])
  now = 60 * millisecondsInMinute
  expect(figures.read()).toMatchObject({ routes: [], refusals: [] })
})

it("keeps a bounded number of names", () => {
  const figures = makeRequestFigures(() => 0)
  for (let n = 0; n < 5000; n += 1) figures.tell({ route: `GET /${n}`, status: 400, code: n, millis: 1 })
  expect(figures.read().routes).toHaveLength(400)
  expect(figures.read().refusals).toHaveLength(400)
})
