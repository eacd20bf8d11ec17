import * as fc from "fast-check"
import { expect, test } from "vitest"
import { norway, sweden } from "../../market/markets.ts"
import { markContactless } from "./markContactless.ts"

test("the marker precedes the description, in the market's language", () => {
  expect(markContactless("Tredje etasje", norway)).toBe("--Kontaktfri levering-- Tredje etasje")
  expect(markContactless("Tredje våningen", sweden)).toBe("--Kontaktlös leverans-- Tredje våningen")
  expect(markContactless("", norway)).toBe("--Kontaktfri levering--")
})

test("the marker is added only once", () => {
  fc.assert(
    fc.property(fc.string(), (description) => {
      const marked = markContactless(description, norway)
      expect(markContactless(marked, norway)).toBe(marked)
      expect(marked.slice(norway.contactlessMarker.length).trim()).toBe(description.trim())
    }),
  )
})
