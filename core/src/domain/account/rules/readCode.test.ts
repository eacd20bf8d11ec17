import { expect, test } from "vitest"
import { readCode } from "./readCode.ts"

test.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["123-456", "123456"],
  ["000000", "000000"],
  ["١٢٣٤٥٦", "123456"],
  ["１２３ ４５６", "123456"],
  ["12345", null],
  ["1234567", null],
  ["12345a", null],
  ["", null],
])("%j holds the code %j", (text, code) => {
  expect(readCode(text)).toBe(code)
})
