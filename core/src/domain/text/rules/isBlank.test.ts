import { expect, test } from "vitest"
import { isBlank } from "./isBlank.ts"

test.each(["", "  ", "\n\t", "\u00a0", "\u200b", "\u202e\u200b", "\ufeff", "\u0301"])(
  "%j has no visible character",
  (text) => {
    expect(isBlank(text)).toBe(true)
  },
)

test.each(["K", "Åse", "李", "5", " - ", "🍕", "\u202eK"])("%j has a visible character", (text) => {
  expect(isBlank(text)).toBe(false)
})
