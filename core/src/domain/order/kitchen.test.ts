import { Schema } from "effect"
import { expect, test } from "vitest"
import { KitchenReport } from "./kitchen.ts"

const isReport = Schema.is(KitchenReport)

test("a refusal or a cancellation needs a reason with visible text", () => {
  for (const type of ["Refuse", "Cancel"]) {
    for (const reason of ["Ovnen er kald", " ja ", "🔥"]) expect(isReport({ type, reason })).toBe(true)
    for (const reason of ["", "   ", "\n\t", "\u00A0", "\u200B", "x".repeat(201)]) {
      expect([reason, isReport({ type, reason })]).toEqual([reason, false])
    }
  }
})
