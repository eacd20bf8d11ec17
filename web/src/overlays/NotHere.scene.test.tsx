import type { Modal } from "@skorpe/core/overlay"
import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { drawScene, expectNoAxeViolations } from "../testing/drawScene.tsx"
import { openSceneShop, type SceneShop } from "../testing/sceneShop.ts"
import { atMenu } from "../testing/walk.ts"

const panel = page.getByRole("dialog")

const over = async (shop: SceneShop, modal: Modal): Promise<SceneShop> => {
  await drawScene(shop)
  shop.send({ type: "ModalOpened", modal })
  shop.wait(300)
  await expect.element(panel).toBeVisible()
  return shop
}

const later: readonly Modal[] = [
  { _tag: "EditProfile" },
  { _tag: "EditOrganisation", organisationId: "org-1" },
  { _tag: "RecruitFriend" },
  { _tag: "Share", code: "VENN-1" },
  { _tag: "SignUpOrganisation" },
]

test.each(later)(
  "$_tag says that it is not there yet, leads to the stores' numbers, and goes with Esc",
  async (modal) => {
    await over(openSceneShop("/side/faq"), modal)
    await expect.element(panel.getByText(/ikke gjøres på nettsiden ennå/)).toBeVisible()
    await expectNoAxeViolations()
    await userEvent.keyboard("{Escape}")
    await expect.element(panel).not.toBeInTheDocument()
  },
)

test("who has a store is led to its number, and the panel is gone by then", async () => {
  const shop = await over(atMenu(), { _tag: "RecruitFriend" })
  const way = panel.getByRole("link", { name: "Nummeret til Torget" })
  await expect.element(way).toHaveAttribute("href", "/butikker/torget")
  await way.click()
  await expect.element(panel).not.toBeInTheDocument()
  expect(shop.views().route.path).toBe("/butikker/torget")
})

test("the panel for paying leads to the page for it", async () => {
  const shop = await over(atMenu(), { _tag: "Checkout" })
  await panel.getByRole("link", { name: "Til betaling" }).click()
  expect(shop.views().route.path).toBe("/betaling")
})
