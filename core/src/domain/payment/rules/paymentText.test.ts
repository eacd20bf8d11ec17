import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { Language } from "../../language/model.ts"
import { type PaymentAdvice, PaymentResult, refusalReasons } from "../model.ts"
import { paymentTexts } from "../texts/paymentTexts.ts"
import { adviseOnRefusal } from "./adviseOnRefusal.ts"
import { refusalTexts, resultText } from "./paymentText.ts"

const languages: readonly Language[] = ["nb", "sv", "en"]
const specified =
  "AuthenticationFinished, Authorised, Cancelled, canceledByShopper, ChallengeShopper, Error, IdentifyShopper, Pending, PresentToShopper, Received, RedirectShopper, Refused"

describe("a payment result", () => {
  test("is one of the specification's, or a code to pay with", () =>
    expect(PaymentResult.literals.join(", ")).toBe(specified))

  test("reads in the customer's language", () => {
    expect(languages.map((language) => resultText("Authorised", language))).toEqual([
      "Betalingen er godkjent.",
      "Betalningen är godkänd.",
      "The payment is approved.",
    ])
  })
})

describe("a refusal", () => {
  test("has one of the specification's reasons", () => {
    const numbers = [...Array.from({ length: 12 }, (_, index) => index + 1), 15, 16, 17, 23, 24, 29, 38]
    expect(refusalReasons).toEqual(numbers)
  })

  test.each<[PaymentAdvice, readonly number[]]>([
    ["useAnotherMethod", [2, 3, 5, 10, 12, 23, 29]],
    ["checkDetails", [6, 8, 17, 24]],
    ["tryAgain", [4, 9]],
    ["approveWithBank", [11, 38]],
    ["nothingCharged", [15, 16]],
    ["somethingWrong", [1, 7, 0, 13, 99, -1, 2.5, Number.NaN]],
  ])("advises %s for %j", (advice, reasons) => {
    for (const reason of reasons) expect(adviseOnRefusal(reason)).toBe(advice)
  })

  test("gives the reason and the advice", () => {
    expect(refusalTexts(24, "nb")).toEqual({
      reason: "Sikkerhetskoden (CVC) er feil.",
      advice: "Sjekk kortopplysningene og prøv igjen.",
      group: "checkDetails",
    })
  })

  test("has a text even for an unknown reason", () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), fc.constantFrom(...languages), (reason, language) => {
        fc.pre(!refusalReasons.some((known) => known === reason))
        expect(refusalTexts(reason, language)).toEqual({
          reason: resultText("Refused", language),
          advice: paymentTexts[language].advice.somethingWrong,
          group: "somethingWrong",
        })
      }),
    )
  })
})

test("every text is a sentence in its language", () => {
  const texts = languages.map((language) => paymentTexts[language])
  const [nb = [], sv = [], en = []] = texts.map(({ results, reasons, advice }) =>
    [results, reasons, advice].flatMap((part): readonly string[] => Object.values(part)),
  )
  for (const list of [nb, sv, en]) {
    expect(new Set(list).size).toBe(list.length)
    for (const text of list) expect(text).toMatch(/^\p{Lu}.*\.$/u)
  }
  expect(nb.join()).not.toMatch(/[äö]/)
  expect(sv.join()).not.toMatch(/[æø]/)
  expect(en.join()).not.toMatch(/[æøåäö]/)
})
