import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { foldWords } from "./foldWords.ts"
import { readSearch, wordsOfStreet } from "./readSearch.ts"

describe("words are folded", () => {
  test.each([
    ["Karl Johans gate", ["karl", "johans", "gate"]],
    ["Grønlandsleiret", ["gronlandsleiret"]],
    ["Bygdøy allé", ["bygdoy", "alle"]],
    ["Västra Ågatan", ["vastra", "agatan"]],
    ["Haakon VIIs gate", ["hakon", "viis", "gate"]],
    ["Rosenkrantz’ gate", ["rosenkrantz", "gate"]],
    ["Sankt-Olavs gt.", ["sankt", "olavs", "gt"]],
    ["  ,; ", []],
  ])("%s is %j", (text, words) => expect(foldWords(text)).toEqual(words))

  test("Norwegian and Swedish letters fold alike, as do spellings from a keyboard without them", () => {
    for (const [one, other] of [
      ["Ægir", "ägir"],
      ["Ærø", "Aero"],
      ["Østre", "östre"],
      ["Østre", "oestre"],
      ["Håkon", "HAAKON"],
      ["Ås", "as"],
      ["Ås", "A\u030as"],
    ] as const)
      expect(foldWords(one)).toEqual(foldWords(other))
  })

  test("folding preserves prefixes", () => {
    const word = fc.array(fc.constantFrom(...Array.from("abdeoåäöæøéknst")), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(word, fc.nat(12), (signs, length) => {
        const [whole = ""] = foldWords(signs.join(""))
        const [start = ""] = foldWords(signs.slice(0, length).join(""))
        expect(whole.startsWith(start)).toBe(true)
      }),
    )
  })
})

describe("a search", () => {
  test.each([
    ["karl joh", ["karl", "joh"], null],
    ["Karl Johans gate 12", ["karl", "johans", "gate"], "12"],
    ["storgata 12b oslo", ["storgata", "oslo"], "12b"],
    ["Storgata 12 B, Oslo", ["storgata", "oslo"], "12b"],
    ["storgata 0155", ["storgata", "0155"], null],
    ["storgata 7 0155 oslo", ["storgata", "0155", "oslo"], "7"],
    ["drottninggatan 3 111 21", ["drottninggatan", "11121"], "3"],
    ["7. juni", ["7", "juni"], null],
    ["12", ["12"], null],
    ["", [], null],
  ])("%j asks for %j with the number %j", (typed, words, number) =>
    expect(readSearch(typed)).toEqual({ words, number }),
  )

  test("finds a street by its full text, however it is typed", () => {
    const street = { street: "Øvre Strandgate", postalCode: "111 21", city: "Malmö" }
    const found = wordsOfStreet(street)
    for (const word of readSearch("ovre strandg 4c 111 21 malm").words) {
      expect(found.some((one) => one.startsWith(word))).toBe(true)
    }
    expect(wordsOfStreet({ ...street, city: "Strandgate" })).toEqual(["ovre", "strandgate", "11121"])
  })

  test("has at most eight words, and accepts any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const { words, number } = readSearch(text)
        expect(words.length).toBeLessThanOrEqual(8)
        for (const word of words) expect(word).toMatch(/^[a-z0-9]+$/)
        if (number !== null) expect(number).toMatch(/^\d{1,3}[a-z]?$/)
      }),
    )
  })
})
