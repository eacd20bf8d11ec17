import { awaitedPayment } from "@skorpe/core/testing"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { expectNoAxeViolations, renderScene } from "../../testing/renderScene.tsx"
import { expectTold } from "../../testing/expectTold.ts"
import { openSceneShop } from "../../testing/sceneShop.ts"
import { denyConsent } from "../../testing/walk.ts"

test("an order whose payment has just begun elsewhere is not given up: the page says why, and then shows that payment", async () => {
  const shop = openSceneShop("/betaling/o1")
  shop.send(denyConsent)
  shop.answer("ReadPayment", awaitedPayment)
  shop.answer("LoadPaymentMethods", { paymentTypes: ["INSTORE", "ADYEN"], provider: { sealed: "scene-1" } })
  await renderScene(shop)
  await page.getByRole("button", { name: "Tilbake til bestillingen" }).click()
  const problems = [{ code: 3037, message: "Vent litt mens vi gjør klar bestillingen din." }]
  shop.fail("GiveUpPayment", { _tag: "Refused", status: 409, problems })
  shop.answer("ReadPayment", awaitedPayment)
  await expect.element(page.getByText(/^Det kan være penger på vei for denne bestillingen/)).toBeVisible()
  await expectTold(/^Det kan være penger på vei for denne bestillingen/)
  await expectNoAxeViolations()
  shop.wait(30_000)
  shop.answer("ReadPayment", { ...awaitedPayment, payment: "pending", resultCode: "Received" })
  await expect.element(page.getByText("Vi venter på svar")).toBeVisible()
  await expectTold("Vi venter på svar")
})
