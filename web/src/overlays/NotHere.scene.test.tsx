import type { Modal } from "@skorpe/core/domain/overlay"
import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScene, expectNoAxeViolations } from "../testing/renderScene.tsx"
import { openSceneShop, type SceneShop } from "../testing/sceneShop.ts"
import { atMenu } from "../testing/walk.ts"

const panel = page.getByRole("dialog")

const over = async (shop: SceneShop, modal: Modal): Promise<SceneShop> => {
  await renderScene(shop)
  shop.send({ type: "ModalOpened", modal })
  shop.wait(300)
  await expect.element(panel).toBeVisible()
  return shop
}

const later: readonly Modal[] = [{ _tag: "RecruitFriend" }, { _tag: "Share", code: "VENN-1" }]

test.each(later)("$_tag says that it is not available yet, and closes with Esc", async (modal) => {
  await over(openSceneShop("/side/faq"), modal)
  await expect.element(panel.getByText(/ikke gjøres på nettsiden ennå/)).toBeVisible()
  await expectNoAxeViolations()
  await userEvent.keyboard("{Escape}")
  await expect.element(panel).not.toBeInTheDocument()
})

test("with a current store it links to the store's phone number, and the link closes the panel", async () => {
  const shop = await over(atMenu(), { _tag: "RecruitFriend" })
  const way = panel.getByRole("link", { name: "Nummeret til Torget" })
  await expect.element(way).toHaveAttribute("href", "/butikker/torget")
  await way.click()
  await expect.element(panel).not.toBeInTheDocument()
  expect(shop.views().route.path).toBe("/butikker/torget")
})

test("the checkout panel links to the checkout page", async () => {
  const shop = await over(atMenu(), { _tag: "Checkout" })
  await panel.getByRole("link", { name: "Til betaling" }).click()
  expect(shop.views().route.path).toBe("/betaling")
})
