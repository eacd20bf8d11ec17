import { expect, test } from "vitest"
import { askAge } from "./askAge.ts"

test("the question names the product and the age, and lets happen what waits only after a yes", () => {
  const productName = { nb: "Øl", sv: "Öl", en: "Beer" }
  const waiting = { type: "LineRemoved", id: "l1" } as const
  expect(askAge(productName, waiting)).toEqual({
    content: { _tag: "AgeRestriction", minimumAge: 18, productName },
    confirmColor: "primary",
    closeOnConfirm: true,
    onConfirm: { type: "AgeConfirmed", waiting },
    onCancel: null,
    onClose: null,
  })
})
