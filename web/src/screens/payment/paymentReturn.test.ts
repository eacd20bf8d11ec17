import { expect, test } from "vitest"
import { takeReturn } from "./paymentReturn.ts"

test("only the bank's result is read from the address", () => {
  expect(takeReturn("?redirectResult=a%2Fb%3D%3D&utm=1")).toBe('{"redirectResult":"a/b=="}')
  expect(takeReturn("?utm=1")).toBeNull()
})
