import * as fc from "fast-check"
import { expect, test } from "vitest"
import { marketOf } from "../../market/markets.ts"
import { isForeignNumber } from "./isForeignNumber.ts"
import { readPhone } from "./readPhone.ts"

test.each(["+1 212 555 0100", "0044 7400 000000", "(+49) 151 23456789", "tel:+353851234567", "+٤٤٧٤٠٠٠٠٠٠٠٠"])(
  "%s is a number of a country whose numbers are not accepted, as readPhone says too",
  (text) => {
    expect(isForeignNumber(text)).toBe(true)
    expect(readPhone(text, marketOf("no"))).toEqual({ _tag: "NotAPhone", reason: "foreign" })
  },
)

test.each([
  "",
  "12",
  "40 00 00 11",
  "+47 40 00 00 11",
  "0046 70 000 00 11",
  "+47 12",
  "+1",
  "0",
  "hei +1 212 555 0100",
])("%s is none: it is one of ours, or misspelt", (text) => expect(isForeignNumber(text)).toBe(false))

test("an accepted number is never foreign", () => {
  const typed = fc.tuple(
    fc.constantFrom("", "+", "00"),
    fc.constantFrom("", "45", "46", "47", "354", "358", "1", "44"),
    fc.stringMatching(/^[0-9]{5,10}$/),
  )
  fc.assert(
    fc.property(typed, (parts) => {
      const text = parts.join("")
      if (isForeignNumber(text)) expect(readPhone(text, marketOf("se"))._tag).toBe("NotAPhone")
    }),
  )
})
