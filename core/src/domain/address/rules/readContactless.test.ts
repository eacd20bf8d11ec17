import * as fc from "fast-check"
import { expect, test } from "vitest"
import { norway, sweden } from "../../market/markets.ts"
import { markContactless } from "./markContactless.ts"
import { readContactless } from "./readContactless.ts"

test("the marker is read as a choice, and the rest is the customer's text", () => {
  const words = { deliveryDescription: "Tredje etasje", contactless: true }
  expect(readContactless("--Kontaktfri levering-- Tredje etasje", norway)).toEqual(words)
  expect(readContactless("--Kontaktlös leverans--", sweden)).toEqual({ ...words, deliveryDescription: "" })
  expect(readContactless(" Ring på ", norway)).toEqual({ deliveryDescription: " Ring på ", contactless: false })
  expect(readContactless("--Kontaktfri levering-- x", sweden).contactless).toBe(false)
})

test("a marked description is read back unchanged", () => {
  fc.assert(
    fc.property(fc.string(), (description) => {
      expect(readContactless(markContactless(description, sweden), sweden)).toEqual({
        deliveryDescription: description.trim(),
        contactless: true,
      })
    }),
  )
})
