import { expect, test } from "vitest"
import { readCode } from "./readCode.ts"

test.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["123-456", "123456"],
  ["000000", "000000"],
  ["١٢٣٤٥٦", "123456"],
  ["１２３ ４５６", "123456"],
  ["Koden er 006531.", "006531"],
  ["006531 er koden din h", "006531"],
  ["123456 er koden din. Den gjelder i 10 minutter.", null],
  ["12345", null],
  ["1234567", null],
  ["12345a", null],
  ["", null],
])("%j holds the code %j", (text, code) => {
  expect(readCode(text)).toBe(code)
})
