import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScene, expectNoAxeViolations } from "../../testing/renderScene.tsx"
import { openSceneShop } from "../../testing/sceneShop.ts"

test("the page after a log-out says so, with a margin and a link onwards", async () => {
  await renderScene(openSceneShop("/logg-ut"))
  const heading = page.getByRole("heading", { name: "Du er logget ut" })
  await expect.element(heading).toBeVisible()
  expect(heading.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(12)
  await expect.element(page.getByRole("link", { name: "Til forsiden" })).toHaveAttribute("href", "/")
  await expectNoAxeViolations()
})
