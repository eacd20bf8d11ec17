import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { norway, sweden } from "../../market/markets.ts"
import { cases } from "../../../testing/cases.fixture.ts"
import { readCompanyNumber } from "./readCompanyNumber.ts"

const isRight = (text: string, market: typeof norway) => readCompanyNumber(text, market)._tag === "CompanyNumber"

describe("a company number", () => {
  it.each([
    [norway, "922222223", "922222223"],
    [norway, " 974 760 673 ", "974760673"],
    [norway, "974\u00a0760\u00a0673", "974760673"],
    [sweden, "556222-2223", "5562222223"],
    [sweden, "2021005489", "2021005489"],
  ])("is read in %o as people write it: %s", (market, text, number) => {
    expect(readCompanyNumber(text, market)).toEqual({ _tag: "CompanyNumber", number })
  })

  it.each([
    [norway, "922222224"],
    [norway, "92222222"],
    [norway, "9222222230"],
    [norway, "000000000"],
    [norway, "5562222223"],
    [norway, "NO922222223"],
    [norway, "９２２２２２２２３"],
    [norway, ""],
    [norway, "1".repeat(10_000)],
    [sweden, "5562222224"],
    [sweden, "922222223"],
    [sweden, "0000000000"],
    [sweden, "556222222３"],
  ])("is refused in %o when invalid: %s", (market, text) => {
    expect(isRight(text, market)).toBe(false)
  })

  it("is never a personal identity number, in Sweden", () => {
    // 811228-9874 is the tax agency's example of a personal number.
    expect(isRight("811228-9874", sweden)).toBe(false)
  })
})

const markets = fc.constantFrom({ market: norway, length: 9 }, { market: sweden, length: 10 })
const bodies = markets.chain(({ market, length }) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length - 1, maxLength: length - 1 })
    .map(([, ...digits]) => ({ market, body: `5${digits.with(1, 7).join("")}` })),
)

const withCheckDigit = ({ market, body }: { readonly market: typeof norway; readonly body: string }) =>
  Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).filter((number) => isRight(number, market))

describe("the check digit", () => {
  it("is one of ten, and some Norwegian numbers have none", () => {
    fc.assert(
      fc.property(bodies, ({ market, body }) => {
        const count = withCheckDigit({ market, body }).length
        expect(count === 1 || (market === norway && count === 0)).toBe(true)
      }),
      { numRuns: cases(5000) },
    )
  })

  it("detects every mistyped digit, and every swap of neighbours except 0 and 9", () => {
    fc.assert(
      fc.property(bodies, fc.nat(), fc.integer({ min: 1, max: 9 }), (found, at, by) => {
        const [number] = withCheckDigit(found)
        fc.pre(number !== undefined)
        const digits = Array.from(number ?? "", Number)
        const place = at % digits.length
        const mistyped = digits.with(place, ((digits[place] ?? 0) + by) % 10)
        expect(isRight(mistyped.join(""), found.market)).toBe(false)
        const [one = 0, other = 0] = digits.slice(place, place + 2)
        fc.pre(place + 1 < digits.length && one !== other && Math.abs(one - other) !== 9)
        expect(
          isRight(
            digits
              .with(place, other)
              .with(place + 1, one)
              .join(""),
            found.market,
          ),
        ).toBe(false)
      }),
      { numRuns: cases(5000) },
    )
  })
})
