import { expect, test } from "vitest"
import { isUndecided } from "./isUndecided.ts"

const begunAt = new Date(1_000_000)
const answered = (resultCode: string) => ({
  answer: { resultCode, refusalReason: null, action: null },
  session: null,
  begunAt,
})
const open = { answer: null, session: null, begunAt }

test("an attempt that the provider still processes is undecided, however old it is", () => {
  for (const resultCode of ["Pending", "Received", "RedirectShopper"]) {
    const later = begunAt.getTime() + 86_400_000
    expect(isUndecided(answered(resultCode), later), resultCode).toBe(resultCode !== "RedirectShopper")
  }
})

test("a refused attempt is not undecided", () => {
  expect(isUndecided(answered("Refused"), begunAt.getTime())).toBe(false)
})

test("an attempt without an answer is undecided for a minute, unless the customer already sees the provider's form", () => {
  expect(isUndecided(open, begunAt.getTime() + 59_999)).toBe(true)
  expect(isUndecided(open, begunAt.getTime() + 60_000)).toBe(false)
  expect(isUndecided({ ...open, session: {} }, begunAt.getTime())).toBe(false)
})
