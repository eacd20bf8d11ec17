import { expect, test } from "vitest"
import { groupHours } from "./groupHours.ts"

const oslo = "Europe/Oslo"

test("slots are grouped by hour, and the hour's time is its first slot", () => {
  const at = Date.UTC(2026, 10, 21, 17)
  const slots = [at, at + 900_000, at + 3_600_000]
  expect(groupHours(oslo, slots)).toEqual([
    {
      at,
      text: "18",
      minutes: [
        { at, text: "00" },
        { at: at + 900_000, text: "15" },
      ],
    },
    { at: at + 3_600_000, text: "19", minutes: [{ at: at + 3_600_000, text: "00" }] },
  ])
  expect(groupHours(oslo, [])).toEqual([])
})

test("the same hour of two nights gives two groups", () => {
  const night = Date.UTC(2026, 10, 21, 0, 45)
  const next = night + 86_400_000 - 45 * 60_000
  expect(groupHours(oslo, [night, next]).map(({ text, at }) => [text, at])).toEqual([
    ["01", night],
    ["01", next],
  ])
})
