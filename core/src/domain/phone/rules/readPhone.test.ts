import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { cutPhoneMetadata } from "../../../../scripts/cutPhoneMetadata.ts"
import { norway, sweden } from "../../market/markets.ts"
import type { PhoneFault } from "../model.ts"
import { phoneMetadata } from "../phoneMetadata.ts"
import { readPhone } from "./readPhone.ts"

const read = (text: string, market = norway) => {
  const answer = readPhone(text, market)
  return answer._tag === "Phone" ? answer.e164 : answer.reason
}

describe("a phone number", () => {
  test.each([
    ["40 00 00 00", "+4740000000"],
    ["40000000", "+4740000000"],
    ["0047 40 00 00 00", "+4740000000"],
    ["+47 400 00 000", "+4740000000"],
    ["(+47) 40-00-00-00", "+4740000000"],
    ["(+46) 70 000 00 00", "+46700000000"],
    ["( +47 ) 40000000", "+4740000000"],
    ["tel:+47-40-00-00-00", "+4740000000"],
    ["  40 00 00 00\n", "+4740000000"],
    ["\u202a+47 400 00 000\u202c", "+4740000000"],
    ["\u200e40\u00ad00\u200b0000", "+4740000000"],
    ["٤٠ ٠٠ ٠٠ ٠٠", "+4740000000"],
    ["+۴۷ ۴۰ ۰۰ ۰۰ ۰۰", "+4740000000"],
    ["＋４７４０００００００", "+4740000000"],
    ["+46 70 000 00 00", "+46700000000"],
    ["+45 20 00 00 00", "invalid"],
    ["+45 20 11 11 11", "+4520111111"],
    ["+358 40 0000000", "+358400000000"],
    ["+354 611 1111", "+3546111111"],
  ])("%s in Norway is %s", (text, e164) => expect(read(text)).toBe(e164))

  test("without a country code is the market's own", () => {
    expect(read("070-000 00 00", sweden)).toBe("+46700000000")
    expect(read("070-000 00 00", norway)).toBe("invalid")
  })

  test.each<[string, PhoneFault]>([
    ["", "unreadable"],
    ["pizza", "unreadable"],
    ["ring 40 00 00 00", "unreadable"],
    ["4", "unreadable"],
    ["40 00 tel: 00 00", "unreadable"],
    ["700000000;phone-context=(+46)", "unreadable"],
    ["tel:40000000;phone-context=+47", "unreadable"],
    ["4000000", "invalid"],
    ["400000000000", "invalid"],
    ["+44 7400 000000", "foreign"],
    ["+1 202 555 0100", "foreign"],
    ["40 00 00 00 ext. 5", "extension"],
    ["40000000;ext=5", "extension"],
  ])("%s is refused as %s", (text, reason) => expect(readPhone(text, norway)).toEqual({ _tag: "NotAPhone", reason }))

  test("gives the same result each time", () => {
    for (const text of ["40000000;phone-context=+47", "004740000000;phone-context=x", "+4740000000"]) {
      expect(new Set([1, 2, 3].map(() => read(text))).size).toBe(1)
    }
  })

  test("any text gets an answer, and an accepted number reads back as itself", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+0-9 ()-]{0,16}$/)), (text) => {
        const answer = readPhone(text, norway)
        if (answer._tag === "Phone") {
          expect(answer.e164).toMatch(/^\+(45|358|354|47|46)\d+$/)
          expect(readPhone(answer.e164, sweden)).toEqual(answer)
        }
      }),
    )
  })

  test("the numbering plans are those of the installed library", () =>
    expect(phoneMetadata).toEqual(cutPhoneMetadata()))
})
