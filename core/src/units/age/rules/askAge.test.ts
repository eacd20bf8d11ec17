import { expect, test } from "vitest"
import { askAge } from "./askAge.ts"

test("the dialog names product and age, and emits the waiting event only on a yes", () => {
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
