import * as fc from "fast-check"
import { expect, test } from "vitest"
import type { Language } from "../../language/model.ts"
import { problemCodes, problemStatuses } from "../codes.ts"
import { problemText } from "./problemText.ts"
import { statusText } from "./statusText.ts"

const languages: readonly Language[] = ["nb", "sv", "en"]

test("a code reads in the customer's language", () => {
  expect(problemText(3136, "nb")).toBe("Koden gjelder ikke for denne leveringsmåten.")
  expect(problemText(3136, "sv")).toBe("Koden gäller inte för det här leveranssättet.")
  expect(problemText(3136, "en")).toBe("The code isn’t valid for this delivery method.")
})

test("an unknown code reads as the general error", () => {
  for (const language of languages)
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), (code) => {
        const isKnown = problemCodes.some((known) => known === code)
        expect(problemText(code, language) === problemText(1001, language)).toBe(!isKnown || code === 1001)
      }),
    )
})

test("every text is a sentence in its language", () => {
  for (const code of problemCodes) {
    const [nb, sv, en] = languages.map((language) => problemText(code, language))
    for (const text of [nb, sv, en]) expect(text).toMatch(/^\p{Lu}.*\.$/u)
    expect(new Set([nb, sv, en]).size).toBe(3)
    expect(nb).not.toMatch(/[äö]/)
    expect(sv).not.toMatch(/[æø]/)
    expect(en).not.toMatch(/[æøåäö]/)
    // The shop's style, because these texts stand beside the shop's own.
    expect(en).not.toMatch(/'|\bemail/)
  }
})

test("an HTTP status has the specification's text, and an unknown one that of 500", () => {
  const inNorwegian = [400, 401, 403, 404, 500].map((status) => statusText(status, "nb"))
  expect(inNorwegian).toEqual(["Noe gikk galt", "Ikke autorisert", "Ikke tilgang", "Ikke funnet", "Noe gikk galt"])
  expect(statusText(418, "sv")).toBe("Något gick fel")
  expect(problemStatuses.map((status) => statusText(status, "en"))).not.toContain("")
})
