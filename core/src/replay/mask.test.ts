import * as fc from "fast-check"
import { expect, test } from "vitest"
import { findFaults } from "../domain/checkout/rules/findFaults.ts"
import { cases } from "../testing/cases.fixture.ts"
import { mask } from "./mask.ts"

test("a stand-in keeps only length, spaces and punctuation", () => {
  expect(mask("Åse-Lill O'Hara, 3. etg")).toBe("Xxx-Xxxx X-Xxxx, 0. xxx")
  expect(mask("＋４７ ٤٠ ۰۰")).toBe("+00 00 00")
  expect(mask("kunde1@skorpe.test +47 40 00 12 34")).toBe("xxxxx0@xxxxxx.xxxx +00 00 00 00 00")
})

test("invisible characters stay invisible, and stay valid in a name if they were", () => {
  expect(mask("K\u202e\u3164")).toBe("X\u200b\u200b")
  expect(mask("علی\u200cرضا, A\u030ase")).toBe("xxx\u200cxxx, X\u0301xx")
})

test("the form finds the same faults in a stand-in as in the original text", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 130 }),
    fc.emailAddress(),
    fc.string({ unit: fc.constantFrom("1", "٣", "a", " ", "+", "𝐀", "-") }),
  )
  fc.assert(
    fc.property(text, text, text, (name, phone, email) => {
      const typed = { firstName: name, lastName: name, phone, email, message: name }
      const masked = {
        firstName: mask(name),
        lastName: mask(name),
        phone: mask(phone),
        email: mask(email),
        message: mask(name),
      }
      expect(mask(name)).toHaveLength(name.length)
      expect(findFaults(masked)).toEqual(findFaults(typed))
    }),
    { numRuns: cases(3_000) },
  )
})
