import { array, assert, property, string } from "fast-check"
import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import { writeCsvLine } from "./writeCsvLine.ts"

const cellOf = (text: string) => writeCsvLine([text]).slice(0, -2)

test("cells are separated by semicolons, amounts have a comma and two decimals", () => {
  expect(writeCsvLine(["12", "Torget", kroner(1234.5), kroner(0), kroner(-2)])).toBe("12;Torget;1234,50;0,00;-2,00\r\n")
})

test("a text with a semicolon, a quotation mark or an outer space is quoted", () => {
  expect(cellOf("Avd. 4; bygg B")).toBe('"Avd. 4; bygg B"')
  expect(cellOf('Prosjekt "Skorpe"')).toBe('"Prosjekt ""Skorpe"""')
  expect(cellOf(" 7")).toBe('" 7"')
})

test.each(["=1+1", "+4740000011", "-2", "@SUM(A1)", "＝1", "  =1", '=HYPERLINK("http://x.test")'])(
  "%s is no formula any more",
  (text) => {
    expect(cellOf(text).replace(/^"/, "")).toBe(
      `'${text.replaceAll('"', '""')}${cellOf(text).startsWith('"') ? '"' : ""}`,
    )
  },
)

test("a text that ends a cell in another spreadsheet does not begin a formula there", () => {
  expect(cellOf("Avd. 4,=1+1")).toBe("Avd. 4,'=1+1")
  expect(cellOf("a\t=1\r\n=2;=3")).toBe(`"a =1 =2;'=3"`)
  expect(cellOf("kunde1@skorpe.test, uke 47-48")).toBe("kunde1@skorpe.test, uke 47-48")
})

test("no text breaks a line or begins a formula", () => {
  assert(
    property(array(string({ unit: "binary" })), (texts) => {
      const line = writeCsvLine(texts).slice(0, -2)
      expect(line).not.toMatch(/[\r\n\t]/)
      expect(line).not.toMatch(/(^|[,;])"?\s*[=+\-@]/)
    }),
  )
})
