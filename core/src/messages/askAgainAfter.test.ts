import { describe, expect, test } from "vitest"
import { askAgainAfter, askAgainIn } from "./askAgainAfter.ts"

const busy = (retryAfter: number, status = 503) => ({
  type: "failed",
  error: { _tag: "Refused", status, problems: [], retryAfter },
})
const silent = { type: "failed", error: { _tag: "Unreachable" } }
const broken = { type: "failed", error: { _tag: "Refused", status: 500, problems: [] } }

describe("a failed call is made again", () => {
  test("after a growing pause, unless the server says how long", () => {
    for (const event of [silent, broken, { type: "Done" }])
      expect([1, 2, 3, 9].map((failures) => askAgainAfter(event, failures))).toEqual([2000, 4000, 8000, 30_000])
  })

  test("not before a busy server's stated time, and later each time", () => {
    expect([1, 2, 3].map((failures) => askAgainAfter(busy(1), failures))).toEqual([1000, 2000, 4000])
    expect([1, 2, 3].map((failures) => askAgainAfter(busy(7, 429), failures))).toEqual([7000, 7000, 7000])
  })

  test("at the latest after a minute, whatever the server says", () => {
    expect([59, 60, 61, 86_400].map((says) => askAgainAfter(busy(says), 1))).toEqual([59_000, 60_000, 60_000, 60_000])
  })

  test("after the usual pause or a busy server's stated time, if the pause does not grow", () => {
    expect([silent, broken, busy(4), busy(6), busy(3600)].map((event) => askAgainIn(event, 5000))).toEqual([
      5000, 5000, 5000, 6000, 60_000,
    ])
  })
})
