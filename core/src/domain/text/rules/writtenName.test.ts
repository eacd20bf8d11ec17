import * as fc from "fast-check"
import { expect, test } from "vitest"
import { cases } from "../../../testing/cases.fixture.ts"
import { isWritable, writtenName } from "./writtenName.ts"

test.each([
  "Åse",
  "A\u030ase",
  "O’Brien",
  "Nguyễn",
  "Jean-Luc",
  "Mary Ann",
  "عبد الله",
  "יוסף",
  "علی\u200cرضا",
  "क्\u200dष",
  "葛\u{e0100}城",
  "李",
  "Kunde 1",
  "🍕",
])("%j is written as it is", (name) => {
  expect([isWritable(name), writtenName(name)]).toEqual([true, name])
})

test.each([
  ["turned round", "Ola\u202egnit", "Olagnit"],
  ["isolated", "\u2067Ola\u2069", "Ola"],
  ["copied from a list of contacts", "\u200eOla\u200f", "Ola"],
  ["with an Arabic mark", "Ola\u061c", "Ola"],
  ["with a soft hyphen", "Nord\u00admann", "Nordmann"],
  ["with a space of no width", "Nord\u200bmann\ufeff", "Nordmann"],
  ["with a filler", "\u3164Ola\uffa0", "Ola"],
  ["with tags", "Ola\u{e0041}\u{e007f}", "Ola"],
  ["of several lines", "Ola\r\nNordmann\u2028Jr", "Ola  Nordmann Jr"],
  ["with a bell", "Ola\u0007", "Ola"],
  ["with half a character", "Ola\ud800", "Ola"],
])("a name %s is written without what nobody sees", (_, text, name) => {
  expect([isWritable(text), writtenName(text)]).toEqual([false, name])
})

test("any text becomes a valid name, which does not change again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const name = writtenName(text)
      expect(isWritable(name)).toBe(true)
      expect(writtenName(name)).toBe(name)
      if (isWritable(text)) expect(name).toBe(text.trim())
    }),
    { numRuns: cases(2_000) },
  )
})
