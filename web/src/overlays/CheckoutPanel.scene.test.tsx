import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScene, expectNoAxeViolations } from "../testing/renderScene.tsx"
import { openSceneShop, type SceneShop } from "../testing/sceneShop.ts"
import { atMenu } from "../testing/walk.ts"

const panel = page.getByRole("dialog")

const over = async (shop: SceneShop): Promise<SceneShop> => {
  await renderScene(shop)
  shop.send({ type: "ModalOpened", modal: { _tag: "Checkout" } })
  shop.wait(300)
  await expect.element(panel).toBeVisible()
  return shop
}

test("the checkout panel closes with Esc", async () => {
  await over(openSceneShop("/side/faq"))
  await expectNoAxeViolations()
  await userEvent.keyboard("{Escape}")
  await expect.element(panel).not.toBeInTheDocument()
})

test("the checkout panel links to the checkout page", async () => {
  const shop = await over(atMenu())
  await panel.getByRole("link", { name: "Til betaling" }).click()
  expect(shop.views().route.path).toBe("/betaling")
})
