import { expect, test } from "vitest"
import { blockText } from "./blockText.ts"

test("the store's phone number is formatted in pairs, as on its page", () => {
  const told = blockText((key, ...[values]) => `${key} ${JSON.stringify(values)}`, String, {
    _tag: "ManualOrder",
    storePhone: "+4722000101",
  })
  expect(told).toBe('ManualOrder {"phone":"+47 22 00 01 01"}')
})
