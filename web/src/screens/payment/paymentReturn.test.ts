import { expect, test } from "vitest"
import { takeReturn } from "./paymentReturn.ts"

test("a bank's answer is read from the address, and only that", () => {
  expect(takeReturn("?redirectResult=a%2Fb%3D%3D&utm=1")).toBe('{"redirectResult":"a/b=="}')
  expect(takeReturn("?utm=1")).toBeNull()
})
