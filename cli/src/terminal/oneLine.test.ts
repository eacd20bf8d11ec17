import { describe, expect, it } from "vitest"
import * as fc from "fast-check"
import { oneLine, plainJson } from "./oneLine.ts"

/** What a terminal acts on, by name. */
const attacks = {
  "a line of its own": ["Ola\n101 #9  accepted", "Ola\\n101 #9 accepted"],
  "a return to the line's beginning": ["Ola\rKari", "Ola\\rKari"],
  "red text and a cleared screen": ["\u001b[31mOla\u001b[2J", "\\u{1b}[31mOla\\u{1b}[2J"],
  "the same in one byte": ["\u009b2JOla", "\\u{9b}2JOla"],
  "a window's title": ["\u001b]0;pwned\u0007", "\\u{1b}]0;pwned\\u{7}"],
  "text turned around": ["Ola\u202e12 gnit", "Ola\\u{202e}12 gnit"],
  "an isolate that is never closed": ["\u2067Ola", "\\u{2067}Ola"],
  "a line separator": ["Ola\u2028Kari\u2029", "Ola\\u{2028}Kari\\u{2029}"],
  "nothing to be seen": ["O\u200bla\ufeff\u{e0041}", "O\\u{200b}la\\u{feff}\\u{e0041}"],
  "half a character": ["Ola\ud83d", "Ola\\u{d83d}"],
  "deleted letters": ["Ola\b\b\u007f", "Ola\\u{8}\\u{8}\\u{7f}"],
  "other columns": ["Ola    paid \u00a0\u3000 0 kr", "Ola paid 0 kr"],
  "a heap of marks": ["e\u0301\u0301\u0301\u0301\u0301", "e\\u{301}\\u{301}\\u{301}\\u{301}\\u{301}"],
} as const

describe("a guest's text on a line", () => {
  it.each(Object.entries(attacks))("cannot be %s", (_, [typed, shown]) => expect(oneLine(typed)).toBe(shown))

  it("is unchanged when it is plain text", () => {
    for (const text of ["Åse-Marie Ø. d'Ängström", "José e\u0301", "שלום", "ぴざ 🍕", "3. etg, kode 12#34"]) {
      expect(oneLine(text)).toBe(text)
    }
  })

  it("never contains anything that a terminal acts on, nor two spaces in a row", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(oneLine(text)).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]| {2}/u)
      }),
    )
  })
})

it("is equal as JSON, without anything that a terminal acts on", () => {
  for (const [typed] of Object.values(attacks)) {
    const plain = plainJson(JSON.stringify({ name: typed }))
    expect(plain).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u)
    expect(JSON.parse(plain)).toEqual({ name: typed })
  }
})
