import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { drawScene, expectNoAxeViolations } from "../../testing/drawScene.tsx"
import { openSceneShop } from "../../testing/sceneShop.ts"

test("whoever was logged out reads so, clear of the edges, and is led on", async () => {
  await drawScene(openSceneShop("/logg-ut"))
  const heading = page.getByRole("heading", { name: "Du er logget ut" })
  await expect.element(heading).toBeVisible()
  expect(heading.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(12)
  await expect.element(page.getByRole("link", { name: "Til forsiden" })).toHaveAttribute("href", "/")
  await expectNoAxeViolations()
})
