import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { atPaymentAfter } from "../../states/checkout.ts"
import { addPizza } from "../../states/visit.ts"
import { expectNoAxeViolations, renderScene } from "../../testing/renderScene.tsx"

const visit = { market: "no", language: "nb" } as const
const isNotCovered = page.getByText(/^Det du har lagt i handlevognen etter at du sendte bestillingen, er ikke med/)

test("a pizza that was added after the order was sent is not covered by its payment, and the page says so", async () => {
  await renderScene(atPaymentAfter(addPizza)(visit))
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect.element(isNotCovered).toBeVisible()
  await expectNoAxeViolations()
})

test("a cart that holds less than the order does not make its payment smaller, and the page says so", async () => {
  await renderScene(atPaymentAfter((shop) => shop.send({ type: "CartEmptied" }))(visit))
  await expect.element(page.getByText(/^Handlevognen har mindre enn bestillingen du sendte/)).toBeVisible()
  await expectNoAxeViolations()
})

test("the notice is not shown while the cart is as it was sent", async () => {
  await renderScene(atPaymentAfter(() => undefined)(visit))
  await expect.element(page.getByRole("button", { name: "Tilbake til bestillingen" })).toBeVisible()
  await expect.element(isNotCovered).not.toBeInTheDocument()
})
