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

test("a session that the server ended says so, and its login leads back to where the customer was", async () => {
  const shop = openSceneShop("/en/handlevogn", { device: { loggedIn: true } })
  shop.fail("LoadUser", { _tag: "Refused", status: 401, problems: [] })
  await renderScene(shop)
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "Log in" }))
    .toHaveAttribute("href", "/en/logg-inn?redirect=%2Fen%2Fhandlevogn")
})
