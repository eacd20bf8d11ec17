import { expect, it } from "vitest"
import { cachedPicture } from "./cachedPicture.ts"

it("draws a picture once while it is cached, and again after it was evicted", () => {
  let drawn = 0
  const ask = (n: number): string => cachedPicture("test", { n }, (spec) => `<svg>${drawn++ >= 0 ? spec.n : ""}#</svg>`)
  expect(ask(0)).toBe(ask(0))
  expect(ask(0)).toBe("data:image/svg+xml,%3Csvg%3E0%23%3C%2Fsvg%3E")
  expect(drawn).toBe(1)
  for (let n = 1; n <= 90; n++) ask(n)
  ask(90)
  expect(drawn).toBe(91)
  ask(0)
  expect(drawn).toBe(92)
})
