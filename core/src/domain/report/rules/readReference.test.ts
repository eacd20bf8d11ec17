import * as fc from "fast-check"
import { expect, it } from "vitest"
import { readReference } from "./readReference.ts"
import { referenceAlphabet, referenceLength } from "./referenceAlphabet.ts"
import { writeReference } from "./writeReference.ts"

it.each(["K7MP-3XWD", "k7mp-3xwd", "K7MP3XWD", " k7mp 3xwd ", "K 7 M P 3 X W D", "K7MP–3XWD"])(
  "a reference is read as people write it: %s",
  (text) => {
    expect(readReference(text)).toBe("K7MP-3XWD")
  },
)

it.each(["", "K7MP-3XW", "K7MP-3XWDD", "K7MP-3XW0", "K7MP-3XWI", "O7MP-3XWD", "my-log.jsonl", "K".repeat(100_000)])(
  "what cannot be a reference is none: %s",
  (text) => {
    expect(readReference(text)).toBeNull()
  },
)

it("every reference is read as it was written", () => {
  const character = fc.constantFrom(...referenceAlphabet.split(""))
  const characters = fc.string({ unit: character, minLength: referenceLength, maxLength: referenceLength })
  fc.assert(
    fc.property(characters, (drawn) => {
      expect(readReference(writeReference(drawn).toLowerCase())).toBe(writeReference(drawn))
    }),
  )
})

it("no character of a reference looks like another one, and none is a vowel", () => {
  expect(referenceAlphabet.split("").filter((one) => "AEIOUL01".includes(one))).toEqual([])
  expect(new Set(referenceAlphabet).size).toBe(referenceAlphabet.length)
})
