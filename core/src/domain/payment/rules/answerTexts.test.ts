import { expect, test } from "vitest"
import { PaymentResult, refusalReasons } from "../model.ts"
import { answerTexts } from "./answerTexts.ts"

const languages = ["nb", "sv", "en"] as const

test("every result and every refusal has its own text in each language", () => {
  for (const language of languages) {
    const results = PaymentResult.literals.map(
      (resultCode) => answerTexts({ resultCode, refusalReason: null }, language).told,
    )
    expect(new Set(results).size).toBe(PaymentResult.literals.length)
    const reasons = refusalReasons.map((refusalReason) =>
      answerTexts({ resultCode: "Refused", refusalReason }, language),
    )
    expect(new Set(reasons.map(({ told }) => told)).size).toBe(refusalReasons.length)
    for (const { advice } of reasons) expect(advice).toMatch(/\.$/)
  }
})

test("a reason is more specific than the result: after a wrong security code, the card's details are requested", () => {
  expect(answerTexts({ resultCode: "Refused", refusalReason: 24 }, "nb")).toEqual({
    told: "Sikkerhetskoden (CVC) er feil.",
    advice: "Sjekk kortopplysningene og prøv igjen.",
  })
})

test("a refusal without a reason, or with an unknown one, still says what to do", () => {
  expect(answerTexts({ resultCode: "Refused", refusalReason: null }, "en").advice).toMatch(/another/)
  expect(answerTexts({ resultCode: "Refused", refusalReason: 99 }, "en").advice).not.toBeNull()
})

test("an unknown result never reads as paid or as refused", () => {
  const { told } = answerTexts({ resultCode: "PartiallyAuthorised", refusalReason: null }, "en")
  expect(told).toBe(answerTexts({ resultCode: "Pending", refusalReason: null }, "en").told)
})
