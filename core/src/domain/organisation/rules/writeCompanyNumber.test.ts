import { expect, test } from "vitest"
import { norway, sweden } from "../../market/markets.ts"
import { readCompanyNumber } from "./readCompanyNumber.ts"
import { writeCompanyNumber } from "./writeCompanyNumber.ts"

test.each([
  [norway, "922222223", "922 222 223"],
  [sweden, "5562222223", "556222-2223"],
])("a company number is written as its register writes it, and read back: %#", (market, number, written) => {
  expect(writeCompanyNumber(number, market)).toBe(written)
  expect(readCompanyNumber(written, market)).toEqual({ _tag: "CompanyNumber", number })
})

test("a text that is not a number of the market is unchanged", () => {
  expect(writeCompanyNumber("5562222223", norway)).toBe("5562222223")
  expect(writeCompanyNumber("922222223", sweden)).toBe("922222223")
})
